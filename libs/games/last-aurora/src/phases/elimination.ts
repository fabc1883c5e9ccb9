import type { Seat } from '@kronika/game-kernel';
import { convoyCards } from '../convoy/queries';
import { type Play, tell } from '../frames/play';
import { inPlay, playerAt } from '../state/state';
import { endGame } from './scoring';

/** LA-13.9: who has lost all survivors leaves the game with everything; LA-R36, LA-17.27: the last one standing wins. */
export function eliminate(play: Play, seat: Seat): void {
  const player = playerAt(play.state, seat);
  // What was just taken and has no place yet goes, too.
  const cards = [...convoyCards(player).map(({ card }) => card), ...play.state.transit];
  tell(play, {
    type: 'eliminated',
    open: {
      seat,
      discard: cards.filter((card) => !play.rules.loot.has(card)),
      lootDiscard: [
        ...cards.filter((card) => play.rules.loot.has(card)),
        ...play.state.won.flatMap((won) => (won.seat === seat && won.card !== null ? [won.card] : [])),
      ],
      items: player.items.cards ?? [],
    },
  });
  const left = play.state.players.filter((_, other) => inPlay(play.state, other)).length;
  if (play.state.automa !== null) endGame(play, 'eliminated');
  else if (left === 1) endGame(play, 'last-standing');
}
