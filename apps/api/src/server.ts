import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ApolloDriver } from '@nestjs/apollo';
import { NestFactory } from '@nestjs/core';
import { GraphQLModule, GraphQLSchemaHost } from '@nestjs/graphql';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Platform } from '@kronika/application';
import { type Application, openApplication, openPlatform, type Settings, WrongSetting } from '@kronika/runtime';
import { AppModule } from './app/app.module';
import { type Journal, silentJournal } from './app/operations/journal';
import { operationRoutes } from './app/operations/routes';
import { fileRoutes } from './app/replays/file-routes';
import type { TrustsProxy } from './app/security/client-address';
import { limits } from './app/security/limits';
import { frontDoor } from './app/security/front-door';
import { ApiShell } from './app/shell';
import { exportRoutes } from './app/statistics/export-routes';

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  /** The link with which the first administrator's account is made, while there is none. */
  readonly setUpLink: string | undefined;
  close(): Promise<void>;
}

/** As far as we need it: a function that answers requests, and its settings. */
interface Express {
  (request: IncomingMessage, response: ServerResponse): void;
  get(name: 'trust proxy fn'): TrustsProxy;
}

export interface Product {
  readonly webRoot: string;
  readonly version: string;
  readonly journal?: Journal;
  /** The program that bots think in; without one they think in place. */
  readonly botWorker?: URL;
  /** What everything stands on, where it is not what the settings say; and a look at the application before it starts: for tests. */
  readonly platform?: Platform;
  readonly onOpened?: (application: Application) => void;
  /** The program that performs the demonstration; without one there is none. */
  readonly demoWorker?: URL;
}

/** Opens the log, then serves the API and the page from one port until it is closed or the process is asked to end. */
export async function startServer(settings: Settings, product: Product): Promise<RunningServer> {
  const { webRoot, version, journal = silentJournal, platform = openPlatform(settings) } = product;
  const { botWorker, demoWorker } = product;
  const application = openApplication(settings, platform, {
    ...(botWorker === undefined ? {} : { botWorker }),
    ...(demoWorker === undefined ? {} : { demoWorker }),
    onDemoFailure: (error) => journal.note('error', 'demo-failed', { error: error instanceof Error ? error.message : String(error) }),
  });
  product.onOpened?.(application);
  await application.start();
  const shell = new ApiShell(settings, application, journal);
  // Nest would print what goes wrong before the port is open, although it is thrown as well.
  const app = await NestFactory.create<NestExpressApplication>(AppModule.of({ application, shell, webRoot, version }), {
    logger: false,
    abortOnError: false,
    bodyParser: false,
  });
  app.disable('x-powered-by');
  app.set('trust proxy', settings.trustProxy);
  app.use(exportRoutes(application.bulkExport));
  app.use(fileRoutes(application.gameFiles));
  app.useBodyParser('json', { limit: limits.bodyBytes });
  app.enableShutdownHooks();
  try {
    await app.init();
    const express = app.getHttpAdapter().getInstance() as Express;
    const apollo = app.get<GraphQLModule<ApolloDriver>>(GraphQLModule).graphQlAdapter.instance;
    shell.open(app.get(GraphQLSchemaHost).schema, express.get('trust proxy fn'));
    const operations = operationRoutes({ application, log: platform.log, metrics: shell.metrics, metricsToken: settings.metricsToken });
    const door = frontDoor({ isSecure: settings.url.startsWith('https:'), api: shell.door(apollo), operations, rest: express });
    const server: Server = app.getHttpServer();
    server.off('request', express).on('request', door);
    shell.sockets.attach(server);
    await app.listen(settings.port, settings.host);
  } catch (error) {
    await app.close();
    throw listenError(error, settings);
  }
  app.useLogger(['error', 'warn']);
  const address = app.getHttpServer().address() as AddressInfo;
  // Port 0 asks the system for a free one, known only now.
  const url = settings.port === 0 ? settings.url.replace(/:0$/, `:${address.port}`) : settings.url;
  const secret = await application.administration.issueSetUpLink();
  return { url, port: address.port, setUpLink: secret && `${url}/set-up#${secret}`, close: () => app.close() };
}

function listenError(error: unknown, { host, port }: Settings): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return new WrongSetting(`PORT ${port} is in use by another program; set PORT to a free one.`);
    case 'EACCES':
      return new WrongSetting(`PORT ${port} may not be used by this user; set PORT to one above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new WrongSetting(`HOST ${host} is not an address of this machine.`);
    default:
      return error;
  }
}
