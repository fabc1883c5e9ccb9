import { because, driver, organiser, player } from '../testing/event-driver';
import { entered, favouritesWin, names, playStage, publish, sampleSettings, stage, started } from '../testing/scenario';
import { cloneTournament, clonedEntries, leagueMoves, nextSeasonEntries } from './clone';
import { groupsThenKnockOut, stageOf, usualLeagueFormat, usualTableSwiss, type StageSpec } from './stage-spec';
import { stageStandings } from './stage-standings';

const swiss = { kind: 'swiss', rounds: 3, colours: true, bestOf: 1 } as const;
const tableSwiss = { kind: 'table-swiss', rounds: 3, ...usualTableSwiss, swaps: 500 } as const;
const knockOut = { kind: 'single-elimination', thirdPlace: false, bestOf: 1 } as const;
const create = { type: 'create', actor: organiser, id: 't', title: 'h', settings: sampleSettings, stages: [stageOf(swiss)] } as const;

describe('the life of a tournament', () => {
  it('goes from draft through registration and check-in to running and finished', () => {
    const game = driver('life');
    const phases: string[] = [];
    const step = (...commands: Parameters<typeof game.must>) => {
      game.must(...commands);
      phases.push(game.state().phase);
    };
    step({ ...create, settings: { ...sampleSettings, checkIn: true } });
    step({ type: 'open-registration', actor: organiser });
    game.must({ type: 'register', actor: organiser, entries: names(4).map((participant) => ({ participant })) });
    step({ type: 'open-check-in', actor: organiser });
    for (const participant of names(4)) game.must({ type: 'check-in', actor: player, participant });
    step({ type: 'start', actor: organiser });
    playStage(game);
    step({ type: 'finish', actor: organiser });
    expect(phases).toEqual(['draft', 'registration', 'check-in', 'running', 'finished']);
    expect(game.state().ranking?.map(({ participant, rank }) => [participant, rank])).toEqual(
      expect.arrayContaining([['p1', 1]]) as unknown,
    );
    expect(game.state().ranking).toHaveLength(4);
  });

  it('refuses everything before it is created, and to be created twice', () => {
    const game = driver('x');
    expect(game.send({ type: 'start', actor: organiser })).toMatchObject({ kind: 'wrong-phase', phase: 'not-created' });
    game.must(create);
    expect(game.send(create)).toMatchObject({ kind: 'wrong-phase' });
  });

  it('refuses to start with too few, and to finish before the stage is over', () => {
    const game = entered([stageOf(swiss)], 1);
    expect(game.send({ type: 'start', actor: organiser })).toEqual({ kind: 'too-few-participants', participants: 1, needs: 2 });
    const running = started(swiss, 4);
    expect(running.send({ type: 'finish', actor: organiser })).toEqual({ kind: 'stage-not-over', stage: 1 });
  });

  it('withdraws those who did not check in when it starts', () => {
    const game = entered([stageOf(swiss)], 4, { checkIn: true });
    game.must({ type: 'open-check-in', actor: organiser });
    for (const participant of ['p1', 'p2', 'p4']) game.must({ type: 'check-in', actor: player, participant });
    game.must({ type: 'start', actor: organiser });
    expect(stage(game).field).toEqual(['p1', 'p2', 'p4']);
    expect(game.state().participants.find((p) => p.id === 'p3')?.status).toBe('withdrawn');
  });

  it('seeds by rating, by a given order, or by lot with the seed in the event', () => {
    expect(stage(started(swiss, 4)).field).toEqual(['p1', 'p2', 'p3', 'p4']);
    const given = entered([stageOf(swiss)], 3);
    expect(given.send({ type: 'start', actor: organiser, order: ['p3', 'p1'] })).toMatchObject({ kind: 'invalid', path: 'order' });
    given.must({ type: 'start', actor: organiser, order: ['p3', 'p1', 'p2'] });
    expect(stage(given).field).toEqual(['p3', 'p1', 'p2']);
    const drawn = started([stageOf(swiss, { seeding: 'lot' })], 20);
    expect(stage(drawn).field).not.toEqual(names(20));
    expect(drawn.events.find((event) => event.type === 'StageStarted')?.seed).toBe('scenario:3');
  });

  it('can be cancelled for a reason until it is finished, and then nothing goes on', () => {
    const game = started(swiss, 4);
    game.must({ type: 'cancel', actor: organiser, reason: because });
    expect(game.state()).toMatchObject({ phase: 'cancelled', cancelled: { by: organiser } });
    expect(game.send({ type: 'draft-round', actor: organiser })).toMatchObject({ kind: 'wrong-phase' });
  });

  it('checks settings and stages against the game', () => {
    const wrong = (stages: readonly StageSpec[], settings = sampleSettings) => driver('w').send({ ...create, settings, stages });
    expect(wrong([])).toMatchObject({ kind: 'invalid', path: 'stages' });
    expect(wrong([stageOf(tableSwiss)], { ...sampleSettings, seats: { min: 2, max: 4 } })).toMatchObject({ path: 'stages[0].format' });
    expect(wrong([stageOf({ ...swiss, bestOf: 2 })])).toMatchObject({ path: 'stages[0].format.bestOf' });
    expect(wrong([stageOf({ ...swiss, rounds: 0 })])).toMatchObject({ path: 'stages[0].format.rounds' });
    expect(wrong([stageOf({ kind: 'table-elimination', size: 4, top: 4, wildcards: 0 })])).toMatchObject({ path: 'stages[0].format.top' });
    expect(wrong([stageOf(swiss, { advance: { kind: 'groups', top: 2, best: 0 } })])).toMatchObject({ path: 'stages[0].advance' });
  });
});

describe('settings that change during the event', () => {
  it('may change where that is safe', () => {
    const game = started(tableSwiss, 8);
    publish(game);
    const spec = game.state().specs[0]!;
    const more = { ...spec, format: { ...tableSwiss, rounds: 5, weights: { ...tableSwiss.weights, spread: 9 } } };
    game.must({ type: 'change-stage', actor: organiser, stage: 1, spec: more });
    expect(game.state().specs[0]).toEqual(more);
    game.must({ type: 'change-settings', actor: organiser, settings: { clock: { kind: 'round', durationMs: 1000 }, lateEntry: false } });
    expect(game.state().settings.lateEntry).toBe(false);
  });

  it('are refused where what was published or played would change its meaning', () => {
    const game = started(swiss, 4);
    const spec = game.state().specs[0]!;
    const change = (next: typeof spec) => game.send({ type: 'change-stage', actor: organiser, stage: 1, spec: next });
    game.must({ type: 'change-stage', actor: organiser, stage: 1, spec: { ...spec, tieBreaks: ['wins'] } });
    publish(game);
    const now = game.state().specs[0]!;
    expect(change({ ...now, tieBreaks: ['buchholz'] })).toMatchObject({ kind: 'unsafe-change', field: 'tieBreaks' });
    expect(change({ ...now, scoring: { kind: 'match', win: 3, draw: 1, loss: 0 } })).toMatchObject({ field: 'scoring' });
    expect(change({ ...now, format: { ...swiss, colours: false } })).toMatchObject({ field: 'format' });
    expect(change({ ...now, format: knockOut })).toMatchObject({ field: 'format' });
    favouritesWin(game);
    publish(game);
    expect(change({ ...now, format: { ...swiss, rounds: 1 } })).toMatchObject({ field: 'format.rounds', because: '2 are published' });
    expect(game.send({ type: 'change-settings', actor: organiser, settings: { game: 'other' } })).toMatchObject({ field: 'game' });
    expect(game.send({ type: 'change-settings', actor: organiser, settings: { capacity: 3 } })).toMatchObject({ field: 'capacity' });
  });

  it('may revise stages that have not started', () => {
    const game = started([stageOf(swiss), stageOf(knockOut)], 4);
    game.must({ type: 'revise-stages', actor: organiser, from: 2, stages: [stageOf({ ...knockOut, thirdPlace: true })] });
    expect(game.state().specs[1]!.format).toMatchObject({ thirdPlace: true });
    expect(game.send({ type: 'revise-stages', actor: organiser, from: 1, stages: [] })).toMatchObject({ kind: 'unsafe-change' });
  });
});

describe('stages in sequence', () => {
  it('send the top of a Swiss on, seeded by rank, with or without their points', () => {
    const first = stageOf(swiss, { advance: { kind: 'top', places: 4 } });
    const game = started([first, stageOf(knockOut, { carryScores: true })], 8);
    playStage(game);
    game.must({ type: 'advance-stage', actor: organiser });
    const [top] = stageStandings(game.state(), 1)[0]!.rows;
    expect(stage(game).field).toHaveLength(4);
    expect(stage(game).field[0]).toBe(top!.participant);
    expect(stage(game).carried[top!.participant]).toBe(top!.score);
    expect(game.state().stages[0]!.ranking).toHaveLength(8);
    playStage(game);
    game.must({ type: 'finish', actor: organiser });
    expect(game.state().ranking).toHaveLength(8);
    expect(
      game
        .state()
        .ranking!.slice(4)
        .map(({ participant }) => participant),
    ).toEqual(
      game
        .state()
        .stages[0]!.ranking!.slice(4)
        .map(({ participant }) => participant),
    );
  });

  it('ask for a ruling where a tie crosses the cut and no tie-break parts it', () => {
    const first = stageOf({ ...swiss, rounds: 1 }, { advance: { kind: 'top', places: 3 }, tieBreaks: [] });
    const game = started([first, stageOf(knockOut)], 8);
    playStage(game);
    const refusal = game.send({ type: 'advance-stage', actor: organiser });
    expect(refusal).toMatchObject({ kind: 'tie-across-cut', places: 3 });
    game.must({ type: 'rule-order', actor: organiser, stage: 1, order: ['p4', 'p3', 'p2', 'p1'], reason: because });
    game.must({ type: 'advance-stage', actor: organiser });
    expect(stage(game).field).toEqual(['p4', 'p3', 'p2']);
  });

  it('play groups and then a knock-out in which groups do not meet at once', () => {
    const stages = groupsThenKnockOut(2, { kind: 'pairs', double: false, bestOf: 1 }, { top: 2, best: 0 }, 1);
    const game = started(stages, 8);
    expect(stage(game).groups.map((group) => group.members)).toEqual([
      ['p1', 'p4', 'p5', 'p8'],
      ['p2', 'p3', 'p6', 'p7'],
    ]);
    expect(playStage(game)).toBe(3);
    game.must({ type: 'advance-stage', actor: organiser });
    expect([...stage(game).field].sort()).toEqual(['p1', 'p2', 'p3', 'p4']);
    const semiFinals = publish(game).tables.map((table) => [...table.seats].sort());
    expect(semiFinals).toEqual(
      expect.arrayContaining([
        ['p1', 'p3'],
        ['p2', 'p4'],
      ]),
    );
  });
});

describe('a league season', () => {
  it('plays groups of seven by the 7/4 design, and moves the winner up and the bottom two down', () => {
    const game = driver('league');
    game.must({ ...create, stages: [stageOf({ ...usualLeagueFormat })] });
    const division = (i: number) => (i < 7 ? 1 : 2);
    game.must({
      type: 'register',
      actor: organiser,
      entries: names(21).map((participant, i) => ({ participant, rating: 100 - i, division: division(i) })),
    });
    game.must({ type: 'start', actor: organiser });
    expect(stage(game).groups.map((group) => [group.division, group.members.length, group.design])).toEqual([
      [1, 7, 'cyclic'],
      [2, 7, 'cyclic'],
      [2, 7, 'cyclic'],
    ]);
    // Every round is known from the start: all of them can be open at once.
    for (let round = 1; round <= 7; round++) expect(publish(game).tables).toHaveLength(3);
    for (const round of stage(game).rounds) {
      for (const table of round.tables) {
        const seats = [...table.seats].sort((x, y) => Number(x.slice(1)) - Number(y.slice(1)));
        game.must({
          type: 'enter-result',
          actor: organiser,
          table: table.id,
          finishes: seats.map((participant, i) => ({ participant, place: i + 1, vp: 9 - i })),
        });
      }
    }
    game.must({ type: 'drop', actor: organiser, participant: 'p4', reason: because });
    const to = (id: string) => leagueMoves(game.state()).find((move) => move.participant === id);
    expect(to('p1')).toMatchObject({ to: 1, because: 'stays' });
    expect(to('p4')).toMatchObject({ because: 'dropped-out' });
    expect(to('p7')).toMatchObject({ to: 2, because: 'relegated' });
    expect(to('p8')).toMatchObject({ to: 1, because: 'promoted' });
    const next = nextSeasonEntries(game.state(), [{ participant: 'new' }]);
    expect(next.filter((entry) => entry.division === 1)).toHaveLength(7);
    expect(next.find((entry) => entry.participant === 'new')?.division).toBe(2);
    expect(next.some((entry) => entry.participant === 'p4')).toBe(false);
  });
});

describe('a copy of an event', () => {
  it('has its settings and stages, and those who are welcome again', () => {
    const game = started(swiss, 4);
    game.must({ type: 'ban', actor: organiser, participant: 'p2', reason: { code: 'misconduct' } });
    const copy = driver('copy');
    copy.must(cloneTournament(game.state(), { id: 't2', title: 'other', actor: organiser }));
    expect(copy.state()).toMatchObject({ id: 't2', clonedFrom: 't1', phase: 'draft', settings: game.state().settings });
    copy.must({ type: 'register', actor: organiser, entries: clonedEntries(game.state()) });
    expect(copy.state().participants.map((participant) => participant.id)).toEqual(['p1', 'p3', 'p4']);
  });
});
