import { divisionGroups } from '../league/season';
import { drawGroups } from '../groups/groups';
import { seededGenerator, shuffled } from '../random/generator';
import { bergerRounds, doubleBergerRounds } from '../round-robin/berger';
import { tableSchedule } from '../round-robin/table-schedule';
import { pagePoints, type ParticipantId } from '../scoring/score-book';
import type { SizeChoice } from '../tables/table-sizes';
import type { Actor } from './actor';
import { findParticipant } from './access';
import type { LifecycleEvent } from './events-lifecycle';
import { stageBook } from './stage-book';
import type { StageFormat, StageSpec } from './stage-spec';
import type { ScheduledGroupRound, StageGroup, TournamentState } from './state';

/** The event that starts a stage with this field: seeds, groups and schedules are settled here, once. */
export function stageStarted(
  state: TournamentState,
  stage: number,
  spec: StageSpec,
  ranked: readonly ParticipantId[],
  seed: string,
  by: Actor,
): Extract<LifecycleEvent, { type: 'StageStarted' }> {
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

function scoresBefore(state: TournamentState, stage: number, field: readonly ParticipantId[]): Record<ParticipantId, number> {
  const before = stageBook(state, stage - 1);
  return Object.fromEntries(
    before.pages.filter((page) => field.includes(page.participant)).map((page) => [page.participant, pagePoints(page)]),
  );
}

function groupsOf(state: TournamentState, format: StageFormat, field: readonly ParticipantId[], seed: string): StageGroup[] {
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
function divisionsOf(state: TournamentState, field: readonly ParticipantId[]): { division: number; members: ParticipantId[] }[] {
  const given = field.map((id) => findParticipant(state, id)?.division);
  const lowest = Math.max(1, ...given.map((division) => division ?? 1));
  const divisions = given.map((division) => division ?? lowest);
  return [...new Set(divisions)]
    .sort((x, y) => x - y)
    .map((division) => ({ division, members: field.filter((_, i) => divisions[i] === division) }));
}

function pairsGroup(members: readonly ParticipantId[], double: boolean, division: number): StageGroup {
  const rounds = double ? doubleBergerRounds(members.length) : bergerRounds(members.length);
  const named = (number: number): ParticipantId[] => {
    const member = members[number - 1];
    return member === undefined ? [] : [member];
  };
  const schedule = rounds.map((round): ScheduledGroupRound => ({
    tables: round.pairs.map(([first, second]) => [...named(first), ...named(second)]),
    rests: round.rests === undefined ? [] : named(round.rests),
  }));
  return { division, members, schedule, design: 'berger' };
}

function tablesGroup(
  members: readonly ParticipantId[],
  sizes: SizeChoice,
  rounds: number | undefined,
  swaps: number,
  seed: string,
  division: number,
): StageGroup {
  const { design, rounds: planned } = tableSchedule({
    players: members.length,
    sizes,
    seed,
    swaps,
    ...(rounds === undefined ? {} : { rounds }),
  });
  const named = (numbers: readonly number[]): ParticipantId[] => numbers.flatMap((number) => members[number] ?? []);
  const schedule = planned.map((round): ScheduledGroupRound => ({ tables: round.tables.map(named), rests: named(round.rests) }));
  return { division, members, schedule, design };
}
