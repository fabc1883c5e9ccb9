import { divisionGroups } from '../league/season';
import { drawGroups } from '../groups/groups';
import { seededGenerator, shuffled } from '../random/generator';
import { bergerRounds, doubleBergerRounds } from '../round-robin/berger';
import { tableSchedule } from '../round-robin/table-schedule';
import { pagePoints } from '../scoring/score-book';
import { findParticipant } from './access';
import { stageBook } from './stage-book';
/** The event that starts a stage with this field: seeds, groups and schedules are settled here, once. */
export function stageStarted(state, stage, spec, ranked, seed, by) {
  const generator = seededGenerator(`${seed}:field`);
  const field = spec.seeding === 'lot' ? shuffled(generator, ranked) : ranked;
  return {
    type: 'StageStarted',
    stage,
    field,
    carried: spec.carryScores ? scoresBefore(state, stage, field) : {},
    groups: groupsOf(state, spec.format, field, seed),
    firstColour: generator.int(2) === 0 ? 'white' : 'black',
    seed,
    by,
  };
}
function scoresBefore(state, stage, field) {
  const before = stageBook(state, stage - 1);
  return Object.fromEntries(
    before.pages.filter((page) => field.includes(page.participant)).map((page) => [page.participant, pagePoints(page)]),
  );
}
function groupsOf(state, format, field, seed) {
  switch (format.kind) {
    case 'round-robin':
      return [pairsGroup(field, format.double, 1)];
    case 'table-round-robin':
      return [tablesGroup(field, format.sizes, format.rounds, format.swaps, `${seed}:1`, 1)];
    case 'groups': {
      const { play } = format;
      return drawGroups(field, format.groups).map((members, g) =>
        play.kind === 'pairs'
          ? pairsGroup(members, play.double, 1)
          : tablesGroup(members, play.sizes, play.rounds, play.swaps, `${seed}:${g + 1}`, 1),
      );
    }
    case 'league':
      return divisionsOf(state, field).flatMap(({ division, members }) =>
        divisionGroups(members, format).map((group, g) =>
          tablesGroup(group, format.sizes, undefined, format.swaps, `${seed}:${division}:${g + 1}`, division),
        ),
      );
    case 'swiss':
    case 'table-swiss':
    case 'single-elimination':
    case 'double-elimination':
    case 'table-elimination':
      return [];
  }
}
/** Entries without a division start in the lowest. */
function divisionsOf(state, field) {
  const given = field.map((id) => findParticipant(state, id)?.division);
  const lowest = Math.max(1, ...given.map((division) => division ?? 1));
  const divisions = given.map((division) => division ?? lowest);
  return [...new Set(divisions)]
    .sort((x, y) => x - y)
    .map((division) => ({ division, members: field.filter((_, i) => divisions[i] === division) }));
}
function pairsGroup(members, double, division) {
  const rounds = double ? doubleBergerRounds(members.length) : bergerRounds(members.length);
  const named = (number) => {
    const member = members[number - 1];
    return member === undefined ? [] : [member];
  };
  const schedule = rounds.map((round) => ({
    tables: round.pairs.map(([first, second]) => [...named(first), ...named(second)]),
    rests: round.rests === undefined ? [] : named(round.rests),
  }));
  return { division, members, schedule, design: 'berger' };
}
function tablesGroup(members, sizes, rounds, swaps, seed, division) {
  const { design, rounds: planned } = tableSchedule({
    players: members.length,
    sizes,
    seed,
    swaps,
    ...(rounds === undefined ? {} : { rounds }),
  });
  const named = (numbers) => numbers.flatMap((number) => members[number] ?? []);
  const schedule = planned.map((round) => ({ tables: round.tables.map(named), rests: named(round.rests) }));
  return { division, members, schedule, design };
}
//# sourceMappingURL=start-stage.js.map
