import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RedactedEvent } from '@kronika/event-log';
import { type AnyGame, gameState, openDecisions, parseGameFile, Replay } from '@kronika/game-kernel';
import { makeGame, makeRules, type Move, type Pack, packSchema, type Rules, type State, type View } from '@kronika/games/fifty-first-state';

const folder = join(import.meta.dirname, '../../../../../../tests/golden/games/fifty-first-state');

/** The names of the recorded games. */
export const goldenNames = readdirSync(folder)
  .filter((name) => name.endsWith('.jsonl'))
  .map((name) => name.replace(/\.jsonl$/, ''))
  .sort();

/** A recorded game with its engine. */
export interface Golden {
  readonly game: AnyGame;
  readonly pack: Pack;
  readonly rules: Rules;
  readonly events: readonly RedactedEvent[];
}

export function golden(name: string): Golden {
  const file = parseGameFile(readFileSync(join(folder, `${name}.jsonl`), 'utf8'));
  if (!file.ok) throw new Error(`${name}: ${JSON.stringify(file.error)}`);
  const pack = packSchema.parse(file.value.pack);
  if (!pack.ok) throw new Error(`${name}: the pack does not fit`);
  return { game: makeGame(pack.value), pack: pack.value, rules: makeRules(pack.value), events: file.value.events };
}

/** What a seat is asked at some version, and what it sees. */
export interface AskedMoment {
  readonly version: number;
  readonly seat: number;
  readonly kind: string;
  readonly view: View;
  readonly state: State;
  readonly moves: readonly Move[];
}

/** Every open decision of every seat, after every append of a game: inside of one, what was asked before is no longer true. */
export function* askedIn({ game, events }: Pick<Golden, 'game' | 'events'>): Generator<AskedMoment> {
  const replay = new Replay(game, events);
  for (let version = 0; version <= replay.version; version++) {
    if (events[version]?.command === events[version + 1]?.command) continue;
    const kernel = replay.stateAt(version);
    if (kernel.state === undefined) continue;
    const state = gameState(kernel);
    for (const { seat, kind } of openDecisions(game, kernel)) {
      yield {
        version,
        seat,
        kind,
        state: state as State,
        view: game.view(state, { seat }) as unknown as View,
        moves: game.legalMoves(state, seat) as unknown as readonly Move[],
      };
    }
  }
}
