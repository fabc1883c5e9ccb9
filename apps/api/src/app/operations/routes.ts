import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EventLog } from '@kronika/event-log';
import type { Application } from '@kronika/runtime';
import type { Metrics } from './metrics';

export interface OperationRoutes {
  readonly application: Application;
  readonly log: EventLog;
  readonly metrics: Metrics;
  /** What Prometheus shows to read the metrics from another machine; without one, only this machine may. */
  readonly metricsToken: string | undefined;
}

type Next = () => void;
const patienceMs = 2000;

/** Whether the process lives, whether it can serve, and what it counts: for those who keep it running. */
export function operationRoutes(routes: OperationRoutes): (request: IncomingMessage, response: ServerResponse, next: Next) => void {
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      next();
      return;
    }
    switch (request.url?.split('?')[0]) {
      case '/health/live':
        answer(response, 200, { status: 'ok' });
        return;
      case '/health/ready':
        void readiness(routes).then(({ ready, ...details }) => answer(response, ready ? 200 : 503, { ready, ...details }));
        return;
      case '/metrics':
        if (!mayReadMetrics(request, routes.metricsToken)) {
          answer(response, 403, { message: 'Metrics are for this machine only.' });
          return;
        }
        void routes.metrics.registry.metrics().then((text) => {
          response.setHeader('content-type', routes.metrics.registry.contentType);
          response.end(text);
        });
        return;
      default:
        next();
    }
  };
}

/** The log answers, and every read model is up to date (or serves an older edition while a new one is made). */
async function readiness({ application: { readModels }, log: events }: OperationRoutes) {
  const log = await Promise.race([
    events.lastPosition().then(
      () => 'reachable',
      () => 'unreachable',
    ),
    patience(),
  ]);
  const models = readModels.status().map(({ name, state, progress, serves }) => ({ name, state, progress, serves }));
  const ready = log === 'reachable' && models.every(({ state, serves }) => state === 'live' || (state === 'building' && serves));
  return { ready, log, models };
}

function patience(): Promise<string> {
  return new Promise((resolve) => {
    setTimeout(() => resolve('unreachable'), patienceMs).unref();
  });
}

/** A proxy of ours is on this machine, too: whoever comes through one is not. */
function mayReadMetrics({ socket, headers }: IncomingMessage, token: string | undefined): boolean {
  const shown = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (token !== undefined && shown !== undefined) return same(shown, token);
  const isLocal = /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');
  return isLocal && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
}

function same(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.statusCode = status;
  response.setHeader('content-type', 'application/json');
  response.setHeader('cache-control', 'no-store');
  response.end(JSON.stringify(body));
}
