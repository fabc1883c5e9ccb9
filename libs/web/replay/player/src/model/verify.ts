import type { RedactedEvent } from '@kronika/event-log';
import { type AnyGame, type Verdict, verifyGame } from '@kronika/game-kernel';
import type { Verification } from './annotation';

/** Re-runs a game in the page with the rules that the page has. */
export function verifyHere(game: AnyGame, events: readonly RedactedEvent[]): Verification {
  const verdict = verifyGame({
    events,
    folds: game,
    rules: ({ rulesVersion, packHash }) => (rulesVersion === game.rulesVersion && packHash === game.packHash ? game : undefined),
  });
  return verificationOf(verdict);
}

export function verificationOf({ kind }: Verdict): Verification {
  switch (kind) {
    case 'verified':
      return 'verified';
    case 'chain valid, not re-runnable':
      return 'chain-valid';
    case 'different':
      return 'different';
    case 'not released':
      return 'not-released';
    case 'broken':
    case 'malformed':
      return 'broken';
  }
}
