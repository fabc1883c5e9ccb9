import { canonical, type Json } from '@kronika/event-log';
import { fastChance, type GameOf, type Seat } from '../index';
import { mutantsOf } from './mutants';
import { broken, type Law, type Subject } from './subject';
import { playThrough, type TestTable } from './test-table';

const name = 'legal moves are complete and sound';

/** Every legal move is accepted; every other well-formed move is refused, with a rule that says why. */
export const legalMovesLaw: Law = {
  name,
  check(subject, seed) {
    const counts = { accepted: 0, refused: 0 };
    const seen = new Map<string, Json>();
    playThrough(subject, seed, (table) => {
      if (table.over) return;
      for (let seat = 0; seat < table.seats; seat++) checkSeat(subject, table, seat, seed, seen, counts);
    });
    return counts;
  },
};

function checkSeat<State>(
  subject: Subject<State>,
  table: TestTable<State>,
  seat: Seat,
  seed: number,
  seen: Map<string, Json>,
  counts: { accepted: number; refused: number },
): void {
  const { game, state } = table;
  const where = `seed ${seed}, version ${table.kernel.version}, seat ${seat}`;
  const legal = game.legalMoves(state, seat);
  const texts = new Set(legal.map(canonical));
  const acts = game.toAct(state).some((decision) => decision.seat === seat);
  if (texts.size !== legal.length) broken(name, where, 'a legal move is listed twice');
  if (acts !== legal.length > 0) broken(name, where, acts ? 'has to act and has no legal move' : 'has legal moves and need not act');
  for (const move of legal) {
    accepts(game, table, seat, move, where);
    seen.set(canonical(move), move);
    counts.accepted++;
  }
  const chance = fastChance(`${seed}/${table.kernel.version}/${seat}`);
  const others = chance.shuffle('others', [...seen.values()]).slice(0, 12);
  const strange = subject.strangeMoves?.(state, seat, chance) ?? [];
  for (const move of [...others, ...strange, ...mutantsOf(legal.length > 0 ? legal : others, [...seen.values()], chance)]) {
    const parsed = game.moves.parse(move);
    if (!parsed.ok || texts.has(canonical(parsed.value))) continue;
    const result = game.decide(state, seat, parsed.value, fastChance(0));
    if (result.ok) broken(name, where, `${canonical(parsed.value)} is not legal, but was accepted`);
    if (result.error.rule === '' || result.error.message === '')
      broken(name, where, `${canonical(parsed.value)} was refused without a reason`);
    counts.refused++;
  }
}

function accepts<State>(game: GameOf<State>, table: TestTable<State>, seat: Seat, move: Json, where: string): void {
  const parsed = game.moves.parse(JSON.parse(JSON.stringify(move)));
  if (!parsed.ok) broken(name, where, `legal ${canonical(move)} does not fit the schema: ${JSON.stringify(parsed.issues)}`);
  if (canonical(parsed.value) !== canonical(move))
    broken(name, where, `the schema turns ${canonical(move)} into ${canonical(parsed.value)}`);
  const result = game.decide(table.state, seat, parsed.value, fastChance(0));
  if (!result.ok) broken(name, where, `legal ${canonical(move)} was refused: ${result.error.rule} ${result.error.message}`);
}
