import { readFileSync } from 'node:fs';
import type { ApiClient } from '@kronika-tests/support';
import { Dice } from './dice';
import { problemOf } from './judge';
import { type Ground, type StrangeRequest, strangeRequest } from './strange-requests';
import { strangeSocket } from './strange-sockets';

export interface FuzzPlan extends Ground {
  readonly seed: number;
  readonly requests: number;
  /** Whoever sends them: somebody with an account and somebody without. */
  readonly clients: readonly ApiClient[];
  readonly onProgress?: (sent: number) => void;
}

export interface FuzzReport {
  readonly sent: number;
  readonly byKind: Readonly<Record<string, number>>;
  readonly byStatus: Readonly<Record<string, number>>;
  readonly problems: readonly string[];
}

const atOnce = 8;

/** Sends strange requests, some at once, and reports every answer that is not a typed or standard one. */
export async function fuzz({ seed, requests, clients, schema, known, onProgress }: FuzzPlan): Promise<FuzzReport> {
  const dice = new Dice(seed);
  const byKind: Record<string, number> = {};
  const byStatus: Record<string, number> = {};
  const problems: string[] = [];
  let sent = 0;
  const worker = async (): Promise<void> => {
    while (sent < requests) {
      const number = sent++;
      onProgress?.(number);
      const client = dice.pick(clients);
      if (dice.chance(20)) {
        count(byKind, 'socket');
        const problem = await strangeSocket(client.url, dice);
        if (problem !== undefined) problems.push(`seed ${seed}, request ${number}, socket: ${problem}`);
        continue;
      }
      const request = strangeRequest(dice, { schema, known });
      count(byKind, request.kind);
      const { status, text } = await send(client, request);
      count(byStatus, String(status));
      const problem = problemOf(status, text);
      if (problem !== undefined)
        problems.push(`seed ${seed}, request ${number}, ${request.kind}: ${problem}\n  ${(request.body ?? request.path).slice(0, 600)}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { sent, byKind, byStatus, problems };
}

async function send(client: ApiClient, request: StrangeRequest): Promise<{ readonly status: number; readonly text: string }> {
  try {
    const response = await client.send(request.path, {
      method: request.method,
      headers: { 'content-type': request.contentType },
      ...(request.body === undefined ? {} : { body: request.body }),
    });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    // A server may hang up on a body that is too large before it has answered: that is an answer, too. That it lives is seen by the next request.
    return { status: 0, text: error instanceof Error ? error.message : '' };
  }
}

function count(counts: Record<string, number>, key: string): void {
  counts[key] = (counts[key] ?? 0) + 1;
}

/** The memory that a process holds, in MiB. */
export function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024;
}
