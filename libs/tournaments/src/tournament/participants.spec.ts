import { because, driver, judge, organiser, player } from '../testing/event-driver';
import { entered, favouritesWin, playStage, publish, sampleSettings, stage, started, tableOf } from '../testing/scenario';
import { stageOf } from './stage-spec';
import { stageStandings } from './stage-standings';

const swiss = { kind: 'swiss', rounds: 4, colours: true, bestOf: 1 } as const;
const knockOut = { kind: 'single-elimination', thirdPlace: false, bestOf: 1 } as const;
const status = (game: ReturnType<typeof driver>, id: string) =>
  game.state().participants.find((participant) => participant.id === id)?.status;
const row = (game: ReturnType<typeof driver>, id: string) => stageStandings(game.state(), 1)[0]!.rows.find((r) => r.participant === id);

function open(settings: Partial<typeof sampleSettings> = {}) {
  const game = driver('open');
  game.must({
    type: 'create',
    actor: organiser,
    id: 't',
    title: 'h',
    settings: { ...sampleSettings, ...settings },
    stages: [stageOf(swiss)],
  });
  game.must({ type: 'open-registration', actor: organiser });
  return game;
}

describe('registration', () => {
  it('takes entries with and without an account, many at once, and gives them ids', () => {
    const game = open();
    game.must({ type: 'register', actor: organiser, entries: [{ account: 'anna' }, { rating: 1500 }, {}] });
    expect(game.state().participants).toMatchObject([{ account: 'anna' }, { rating: 1500 }, {}]);
    expect(new Set(game.state().participants.map((participant) => participant.id)).size).toBe(3);
  });

  it('refuses a second entry of an account, an id that is taken, and players outside of the time', () => {
    const game = open();
    game.must({ type: 'register', actor: player, entries: [{ participant: 'p', account: 'anna' }] });
    expect(game.send({ type: 'register', actor: player, entries: [{ account: 'anna' }] })).toEqual({
      kind: 'already-entered',
      account: 'anna',
    });
    expect(game.send({ type: 'register', actor: player, entries: [{ participant: 'p' }] })).toMatchObject({ kind: 'invalid' });
    game.must({ type: 'close-registration', actor: organiser });
    expect(game.send({ type: 'register', actor: player, entries: [{}] })).toMatchObject({ kind: 'wrong-phase' });
    game.must({ type: 'register', actor: organiser, entries: [{}] });
  });

  it('by invitation lets only those in who are invited', () => {
    const game = open({ registration: 'invite' });
    game.must({ type: 'invite', actor: organiser, account: 'anna' });
    game.must({ type: 'register', actor: player, entries: [{ account: 'anna' }] });
    expect(game.send({ type: 'register', actor: player, entries: [{ account: 'bert' }] })).toEqual({
      kind: 'not-invited',
      account: 'bert',
    });
  });

  it('lets entries beyond the capacity wait, and moves them up in order', () => {
    const game = open({ capacity: 2 });
    game.must({ type: 'register', actor: organiser, entries: ['a', 'b', 'c', 'd'].map((participant) => ({ participant })) });
    expect(['a', 'b', 'c', 'd'].map((id) => status(game, id))).toEqual(['registered', 'registered', 'waiting', 'waiting']);
    game.must({ type: 'withdraw', actor: player, participant: 'a', reason: { code: 'own-wish' } });
    expect(status(game, 'c')).toBe('registered');
    game.must({ type: 'change-settings', actor: organiser, settings: { capacity: 3 } });
    expect(status(game, 'd')).toBe('registered');
    expect(game.send({ type: 'withdraw', actor: player, participant: 'a', reason: because })).toMatchObject({ kind: 'wrong-status' });
  });
});

describe('claims', () => {
  it('give an entry without account to the account that the organiser confirms', () => {
    const game = started(swiss, 4);
    game.must({ type: 'claim', actor: player, participant: 'p1', account: 'anna' });
    game.must({ type: 'reject-claim', actor: organiser, participant: 'p1' });
    expect(game.send({ type: 'confirm-claim', actor: organiser, participant: 'p1' })).toEqual({ kind: 'no-claim', participant: 'p1' });
    game.must({ type: 'claim', actor: player, participant: 'p1', account: 'anna' });
    game.must({ type: 'confirm-claim', actor: organiser, participant: 'p1' });
    expect(game.state().participants[0]).toMatchObject({ id: 'p1', account: 'anna' });
    expect(game.state().participants[0]).not.toHaveProperty('claim');
    expect(game.send({ type: 'claim', actor: player, participant: 'p2', account: 'anna' })).toMatchObject({ kind: 'already-entered' });
  });
});

describe('coming and going during the event', () => {
  it('a dropped player is not paired any more, and the results stand', () => {
    const game = started(swiss, 4);
    publish(game);
    favouritesWin(game);
    game.must({ type: 'drop', actor: player, participant: 'p1', reason: { code: 'illness' } });
    const round = publish(game);
    expect(round.tables.flatMap((table) => table.seats)).not.toContain('p1');
    expect(row(game, 'p1')).toMatchObject({ score: 1 });
    expect(row(game, 'p1')!.rounds[1]).toMatchObject({ kind: 'bye', bye: 'absent', points: 0 });
    favouritesWin(game);
    game.must({ type: 'reinstate', actor: organiser, participant: 'p1', reason: because });
    expect(publish(game).tables.flatMap((table) => table.seats)).toContain('p1');
  });

  it('a late entry starts with the score that the organiser states', () => {
    const game = started(swiss, 4);
    publish(game);
    favouritesWin(game);
    game.must({ type: 'enter-late', actor: organiser, entry: { participant: 'late' }, score: 0.5, reason: { code: 'late' } });
    publish(game);
    expect(tableOf(game, 'late')).toBeDefined();
    favouritesWin(game);
    expect(row(game, 'late')!.carried).toBe(0.5);
    expect(stage(game).field.at(-1)).toBe('late');
  });

  it('nobody can come late to a bracket, or where that is not allowed', () => {
    const late = { type: 'enter-late', actor: organiser, entry: {}, score: 0, reason: because } as const;
    expect(started(knockOut, 4).send(late)).toEqual({ kind: 'late-entry-closed' });
    expect(started(swiss, 4, { lateEntry: false }).send(late)).toEqual({ kind: 'late-entry-closed' });
  });

  it('a substitute plays on in the name of the entry', () => {
    const game = driver('sub');
    game.must({ type: 'create', actor: organiser, id: 't', title: 'h', settings: sampleSettings, stages: [stageOf(swiss)] });
    game.must({ type: 'register', actor: organiser, entries: [{ participant: 'x', account: 'anna' }, { participant: 'y' }] });
    game.must({ type: 'start', actor: organiser });
    const events = game.must({ type: 'substitute', actor: organiser, participant: 'x', account: 'bert', reason: { code: 'illness' } });
    expect(events[0]).toMatchObject({
      type: 'ParticipantSubstituted',
      from: 'anna',
      to: 'bert',
      by: organiser,
      reason: { code: 'illness' },
    });
    expect(game.state().participants[0]).toMatchObject({ id: 'x', account: 'bert', status: 'playing' });
  });

  it('a banned player forfeits the open table and is ranked last', () => {
    const game = started({ ...swiss, rounds: 1 }, 4);
    publish(game);
    game.must({ type: 'ban', actor: judge, participant: 'p1', reason: { code: 'misconduct' } });
    favouritesWin(game);
    game.must({ type: 'finish', actor: organiser });
    expect(game.state().ranking?.at(-1)).toEqual({ participant: 'p1', rank: 4 });
  });

  it('in a bracket the opponent of somebody who left has a walkover', () => {
    const game = started(knockOut, 4);
    game.must({ type: 'drop', actor: player, participant: 'p4', reason: because });
    const round = publish(game);
    expect(round.walkovers).toEqual([{ match: 'W1.1', winner: 'p1', loser: 'p4' }]);
    expect(round.byes).toEqual([{ participant: 'p1', bye: 'walkover', points: 1 }]);
    favouritesWin(game);
    expect(publish(game).tables[0]!.seats).toEqual(expect.arrayContaining(['p1', 'p2']));
  });

  it('a round robin without somebody goes on with walkovers', () => {
    const game = started({ kind: 'round-robin', double: false, bestOf: 1 }, 4);
    game.must({ type: 'drop', actor: player, participant: 'p3', reason: because });
    expect(playStage(game)).toBe(3);
    expect(row(game, 'p1')!.rounds.map((entry) => entry.points)).toEqual([1, 1, 1]);
    expect(row(game, 'p4')!.rounds.filter((entry) => entry.kind === 'bye')).toMatchObject([{ bye: 'walkover', points: 1 }]);
  });
});

describe('requested byes', () => {
  it('are given with all, half or none of the points', () => {
    const game = started(swiss, 7);
    const ask = (participant: string, bye: 'full' | 'half' | 'zero') =>
      game.must({ type: 'request-bye', actor: organiser, participant, stage: 1, round: 1, bye });
    ask('p1', 'full');
    ask('p2', 'half');
    ask('p3', 'zero');
    expect(publish(game).byes).toEqual([
      { participant: 'p1', bye: 'full', points: 1 },
      { participant: 'p2', bye: 'half', points: 0.5 },
      { participant: 'p3', bye: 'zero', points: 0 },
    ]);
  });

  it('are refused in a bracket, for rounds that are published, and full ones to players', () => {
    const ask = { type: 'request-bye', actor: player, participant: 'p1', stage: 1, round: 1, bye: 'half' } as const;
    expect(started(knockOut, 4).send(ask)).toMatchObject({ kind: 'fixed-by-format' });
    const game = started(swiss, 4);
    publish(game);
    expect(game.send(ask)).toEqual({ kind: 'round-published', round: 1 });
    expect(game.send({ ...ask, round: 2, bye: 'full' })).toMatchObject({ kind: 'invalid', path: 'bye' });
    game.must({ ...ask, round: 2 });
    game.must({ type: 'cancel-bye', actor: player, participant: 'p1', stage: 1, round: 2 });
    expect(game.state().byeRequests).toEqual([]);
  });
});

describe('forbidden pairs', () => {
  it('do not meet in a Swiss, and can be allowed again', () => {
    const game = entered([stageOf({ ...swiss, rounds: 1 })], 4);
    game.must({ type: 'forbid-pair', actor: organiser, pair: ['p1', 'p3'], reason: because });
    game.must({ type: 'start', actor: organiser });
    publish(game);
    expect(tableOf(game, 'p1').seats).not.toContain('p3');
    expect(game.send({ type: 'forbid-pair', actor: organiser, pair: ['p3', 'p1'], reason: because })).toMatchObject({ kind: 'invalid' });
    game.must({ type: 'allow-pair', actor: organiser, pair: ['p3', 'p1'], reason: because });
    expect(game.state().forbidden).toEqual([]);
  });

  it('that leave no pairing ask for a ruling', () => {
    const game = entered([stageOf(swiss)], 2);
    game.must({ type: 'forbid-pair', actor: organiser, pair: ['p1', 'p2'], reason: because });
    game.must({ type: 'start', actor: organiser });
    expect(game.send({ type: 'draft-round', actor: organiser })).toMatchObject({ kind: 'needs-ruling' });
  });
});
