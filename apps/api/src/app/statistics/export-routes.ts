import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type BulkExport, parseFilter } from '@kronika/application';

type Next = () => void;
/** Downloads at a time: each takes its turns with everything else that the server does. */
const mostAtOnce = 8;

/**
 * Bulk downloads, outside of the limits of queries: `GET /export/games.ndjson` and `/export/metrics.ndjson`, with the conditions of a filter in
 * the address. What goes out is released, so anybody may have it; as fast as the reader takes it.
 */
export function exportRoutes(bulk: BulkExport): (request: IncomingMessage, response: ServerResponse, next: Next) => void {
  let running = 0;
  return (request, response, next) => {
    const [path = '', query = ''] = (request.url ?? '').split('?', 2);
    const what = /^\/export\/(games|metrics)\.ndjson$/.exec(path)?.[1];
    if (what === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) {
      next();
      return;
    }
    const parsed = parseFilter(new URLSearchParams(query));
    if (!parsed.ok) {
      answer(response, 400, { issues: parsed.issues });
      return;
    }
    if (running >= mostAtOnce) {
      response.setHeader('retry-after', '10');
      answer(response, 503, { message: 'Too many downloads at a time; try again soon.' });
      return;
    }
    running++;
    const lines = what === 'games' ? bulk.games(parsed.filter) : bulk.metrics(parsed.filter);
    void send(bulk, request, response, lines).finally(() => running--);
  };
}

async function send(bulk: BulkExport, request: IncomingMessage, response: ServerResponse, lines: AsyncIterable<string>): Promise<void> {
  try {
    const notYet = await bulk.notYet();
    if (notYet !== undefined) {
      response.setHeader('retry-after', '5');
      answer(response, 503, { message: 'The games are being read from the log; try again soon.', progress: notYet.progress });
      return;
    }
    response.setHeader('content-type', 'application/x-ndjson; charset=utf-8');
    response.setHeader('cache-control', 'no-store');
    if (request.method === 'HEAD') response.end();
    else await pipeline(Readable.from(lines), response);
  } catch {
    // Gone in the middle: the reader left, or the log cannot be read. A cut connection says that this was not the end.
    if (response.headersSent) response.destroy();
    else answer(response, 503, { message: 'The games cannot be read now.' });
  }
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.statusCode = status;
  response.setHeader('content-type', 'application/json');
  response.setHeader('cache-control', 'no-store');
  response.end(JSON.stringify(body));
}
