import type { Frame } from '../frames/frame';
import { type Play, push, tell } from '../frames/play';
import type { AutomaAbility } from '../pack/vocabulary';
import { automaOf, playerAt } from '../state/state';
import { automaCured, cells } from './effects';
import { faceUpAbilities } from './move';

const human = 0;

/** LA-17.24: End of Round abilities from the left; then the face-up cards are discarded. */
export function automaEndsRound(play: Play): void {
  if (play.state.automa === null) return;
  push(play, ...faceUpAbilities(play, 'endOfRound').flatMap((ability) => strike(play, ability)));
  tell(play, { type: 'automaCleared', open: {} });
}

function strike(play: Play, ability: AutomaAbility): readonly Frame[] {
  switch (ability.do) {
    case 'humanDamage':
      return [{ at: 'damage', seat: human, n: ability.n, zone: 'any', by: 'automa' }];
    case 'humanFameIfAhead':
      return playerAt(play.state, human).fame > automaOf(play.state).fame ? [{ at: 'fame', seat: human, n: ability.n, by: 'automa' }] : [];
    case 'humanContaminate':
      return [{ at: 'contaminate', seat: human, n: ability.n, crew: null, by: 'automa' }];
    case 'decontaminate':
      for (let n = 0; n < ability.n; n++) automaCured(play, 'automa');
      return [];
    default:
      return [];
  }
}

/** LA-17.25: the counter moves on, and the cell of row A under it is repaired. */
export function automaCounts(play: Play): void {
  if (play.state.automa === null) return;
  const { counter, damage } = play.state.automa;
  const next = Math.min(counter + 1, play.rules.pack.automa.board.columns);
  const under = cells(play).find(({ row, column }) => row === 'A' && column === next);
  tell(play, {
    type: 'automaCounted',
    open: { counter: next, repaired: under !== undefined && damage.includes(under.id) ? under.id : null },
  });
}
