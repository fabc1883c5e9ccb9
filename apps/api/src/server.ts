import type { AddressInfo } from 'node:net';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { openApplication, openPlatform, type Settings, WrongSetting } from '@kronika/runtime';
import { AppModule } from './app/app.module';
import type { TrustsProxy } from './app/security/client-address';
import type { Door } from './app/security/context-factory';

export interface RunningServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Opens the log, then serves the API and the page from one port until it is closed or the process is asked to end. */
export async function startServer(
  settings: Settings,
  product: { readonly webRoot: string; readonly version: string },
): Promise<RunningServer> {
  const application = openApplication(settings, openPlatform(settings));
  await application.start();
  const door: Door = {
    isSecure: settings.url.startsWith('https:'),
    ...(settings.urlIsSet ? { origin: new URL(settings.url).origin } : {}),
    // Express knows how to read the setting; the application that has it is made below.
    trustsProxy: (address, hop) => trustsProxy(address, hop),
  };
  // Nest would print what goes wrong before the port is open, although it is thrown as well.
  const app = await NestFactory.create<NestExpressApplication>(AppModule.of({ application, door, ...product }), {
    logger: false,
    abortOnError: false,
  });
  app.disable('x-powered-by');
  app.set('trust proxy', settings.trustProxy);
  const trustsProxy = (app.getHttpAdapter().getInstance() as { get(name: string): TrustsProxy }).get('trust proxy fn');
  app.enableShutdownHooks();
  try {
    await app.listen(settings.port, settings.host);
  } catch (error) {
    await app.close();
    throw listenError(error, settings);
  }
  app.useLogger(['error', 'warn']);
  const address = app.getHttpServer().address() as AddressInfo;
  // Port 0 asks the system for a free one, known only now.
  const url = settings.port === 0 ? settings.url.replace(/:0$/, `:${address.port}`) : settings.url;
  return { url, close: () => app.close() };
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
