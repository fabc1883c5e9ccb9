import { seededGenerator } from '../random/generator';
import { seatHistory, seatTable } from '../tables/seats';
import { affineRounds } from './affine-plane';
import { annealedSchedule } from './annealed-schedule';
import { cyclicDesign, cyclicGames } from './cyclic-designs';
/** The schedule of a round robin at tables: a design where one fits, annealed otherwise. */
export function tableSchedule(input) {
  const size = input.sizes.preferred;
  const cyclic = cyclicDesign(input.players, size);
  if (cyclic && (input.rounds === undefined || input.rounds === input.players)) return cyclicSchedule(cyclicGames(cyclic), input.players);
  if (input.players === size * size && (size === 3 || size === 4 || size === 5) && (input.rounds ?? size + 1) <= size + 1) {
    const tables = affineRounds(size).slice(0, input.rounds ?? size + 1);
    return {
      design: 'affine',
      rounds: seated(
        tables.map((round) => ({ tables: round, rests: [] })),
        input.seed,
      ),
    };
  }
  const rounds = input.rounds ?? Math.max(1, Math.round((input.players - 1) / Math.max(1, size - 1)));
  return { design: 'annealed', rounds: seated(annealedSchedule({ ...input, rounds }), input.seed) };
}
/** Two games of a cyclic design may share players, so that each game is a round of its own, with the others at rest. */
function cyclicSchedule(games, players) {
  const everybody = Array.from({ length: players }, (_, i) => i);
  return {
    design: 'cyclic',
    rounds: games.map((game) => ({ tables: [game], rests: everybody.filter((player) => !game.includes(player)) })),
  };
}
/** Balances seats over the whole schedule. */
function seated(rounds, seed) {
  const generator = seededGenerator(`${seed}:seats`);
  const before = [];
  return rounds.map((round) => {
    const history = seatHistory(before);
    const tables = round.tables.map((table) => seatTable(history, table.map(String), generator));
    before.push(...tables);
    return { ...round, tables: tables.map((table) => table.map(Number)) };
  });
}
//# sourceMappingURL=table-schedule.js.map
