import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaBuilderModule, GraphQLSchemaFactory } from '@nestjs/graphql';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { resolvers, scalars } from './app/resolvers';

// Prints the schema that the code describes; `npm run codegen` keeps it as schema.graphql, to be reviewed like code.
const app = await NestFactory.create(GraphQLSchemaBuilderModule, { logger: false });
await app.init();
const classes = resolvers.filter((one) => !scalars.some((scalar) => scalar === one));
const schema = await app.get(GraphQLSchemaFactory).create([...classes], [...scalars]);
process.stdout.write(`${printSchema(lexicographicSortSchema(schema))}\n`);
await app.close();
