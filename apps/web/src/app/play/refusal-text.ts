import type { PlayMoveMutation, TakeBackMutation } from '@kronika/web/client';

const conflicts: Readonly<Record<string, string>> = {
  'decision-closed': 'The game has moved on meanwhile.',
  'game-over': 'The game is over.',
  'awaits-adjudication': 'The game waits for the arbiter.',
  busy: 'Others were faster several times. Try again.',
};
const obstacles: Readonly<Record<string, string>> = {
  'nothing-to-take-back': 'There is nothing to take back.',
  'turn-is-over': 'Your turn is over.',
  'chance-was-used': 'Chance has spoken: this cannot be taken back.',
  'told-something-new': 'Somebody has learnt something: this cannot be taken back.',
  'another-seat-acted': 'Another seat has acted meanwhile.',
};

/** Why a command was refused, in words; empty when it was carried out. */
export function refusalText(result: PlayMoveMutation['playMove'] | TakeBackMutation['takeBack']): string {
  switch (result.__typename) {
    case 'Written':
      return '';
    case 'IllegalMove':
      return `${result.message} (${result.rule})`;
    case 'NotYourTurn':
      return 'It is not your turn.';
    case 'Conflict':
      return conflicts[result.code] ?? result.code;
    case 'CannotTakeBack':
      return obstacles[result.reason] ?? result.reason;
    case 'Invalid':
      return result.issues.map(({ path, message }) => `${path}: ${message}`).join('; ');
    case 'Forbidden':
      return result.message;
    case 'NotFound':
      return `Not found: ${result.what}`;
  }
}
