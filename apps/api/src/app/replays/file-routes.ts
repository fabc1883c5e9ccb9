import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GameFiles } from '@kronika/application';

type Next = () => void;

/**
 * Downloads of single games: `GET /games/<id>.jsonl`, with `?link=…` for tables behind a link. What goes out is released, so that nobody need say who
 * they are.
 */
export function fileRoutes(files: GameFiles): (request: IncomingMessage, response: ServerResponse, next: Next) => void {
  return (request, response, next) => {
    const [path = '', query = ''] = (request.url ?? '').split('?', 2);
    const gameId = /^\/games\/([0-9a-f-]{1,64})\.jsonl$/.exec(path)?.[1];
    if (gameId === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) {
      next();
      return;
    }
    void send(files, gameId, new URLSearchParams(query).get('link'), response);
  };
}

async function send(files: GameFiles, gameId: string, link: string | null, response: ServerResponse): Promise<void> {
  response.setHeader('cache-control', 'no-store');
  try {
    const file = await files.write({ kind: 'anonymous', address: '' }, { gameId, link: link ?? undefined });
    if (file.kind === 'done') {
      response.setHeader('content-type', 'application/x-ndjson; charset=utf-8');
      response.setHeader('content-disposition', `attachment; filename="${file.name}"`);
      response.end(file.text);
      return;
    }
    const isThere = file.kind === 'refused';
    answer(response, isThere ? 403 : 404, isThere ? file.message : 'There is no such game.');
  } catch {
    answer(response, 503, 'The game cannot be read now.');
  }
}

function answer(response: ServerResponse, status: number, message: string): void {
  response.statusCode = status;
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ message }));
}
