import 'reflect-metadata';
import { createServer } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { GraphQLModule } from '@nestjs/graphql';
import { GraphQLScalarType } from 'graphql';
import { WebSocketServer } from 'ws';

/**
 * What our API is compared with: Nest and Apollo with nothing in between, in a process of its own. Arguments: the database file of the bare
 * append. It prints its two addresses, the second being a bare WebSocket that sends whatever comes in to everybody.
 */
const [file = ':memory:'] = process.argv.slice(2);
const database = new DatabaseSync(file);
database.exec(
  'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE events (position INTEGER PRIMARY KEY, bytes TEXT NOT NULL)',
);
const insert = database.prepare('INSERT INTO events (bytes) VALUES (?)');

let constant: unknown = null;
const typeDefs = `
  scalar JSON
  type Health { status: String! version: String! }
  type Query { health: Health! constant: JSON! }
  type Mutation { setConstant(value: JSON!): Boolean! append(bytes: String!): String! }
`;
const resolvers = {
  JSON: new GraphQLScalarType({ name: 'JSON' }),
  Query: { health: () => ({ status: 'ok', version: '0' }), constant: () => constant },
  Mutation: {
    setConstant: (_: unknown, { value }: { value: unknown }) => ((constant = value), true),
    append: (_: unknown, { bytes }: { bytes: string }) => String(insert.run(bytes).lastInsertRowid),
  },
};

class Bare {
  readonly name = 'bare';
}
Module({
  imports: [GraphQLModule.forRoot<ApolloDriverConfig>({ driver: ApolloDriver, path: '/graphql', typeDefs, resolvers, graphiql: false })],
})(Bare);

const app = await NestFactory.create(Bare, { logger: false });
await app.listen(0, '127.0.0.1');

const http = createServer();
const sockets = new WebSocketServer({ server: http });
sockets.on('connection', (socket) => {
  socket.on('message', (message: Buffer) => {
    for (const client of sockets.clients) client.send(message, { binary: false });
  });
});
http.listen(0, '127.0.0.1', () => {
  const { port } = http.address() as { port: number };
  void app.getUrl().then((url) => {
    console.log(`ready: ${url.replace('[::1]', '127.0.0.1')} ws://127.0.0.1:${port}`);
  });
});
