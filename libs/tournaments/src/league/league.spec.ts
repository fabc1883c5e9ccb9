import { leagueEvent } from '../exchange/schema-league';
import { organiser } from '../testing/event-driver';
import { sampleSettings } from '../testing/scenario';
import { stageOf, usualLeagueFormat } from '../tournament/stage-spec';
import { decideLeague, type LeagueCommand, type LeagueRefusal, members } from './decide-league';
import { evolveLeague, type LeagueEvent, type LeaguePlan, type LeagueState, nextEntries } from './league';

const plan: LeaguePlan = { settings: sampleSettings, stage: stageOf(usualLeagueFormat), automatic: true, pauseMs: 0 };

function league() {
  let state: LeagueState | undefined;
  const send = (command: LeagueCommand): readonly LeagueEvent[] | LeagueRefusal => {
    const decision = decideLeague(state, command);
    if (!decision.ok) return decision.error;
    for (const event of decision.value) {
      expect(leagueEvent.parse(JSON.parse(JSON.stringify(event)))).toEqual(event);
      state = evolveLeague(state, event);
    }
    return decision.value;
  };
  send({ type: 'create-league', actor: organiser, id: 'l1', title: 'hash', plan });
  return { send, state: () => state! };
}

const entry = (n: number) => ({ participant: `p${n}`, account: `a${n}` });

describe('a league', () => {
  it('opens a season with everybody who joined, and the next with where they moved', () => {
    const { send, state } = league();
    send({ type: 'join-league', actor: organiser, entries: [1, 2, 3, 4].map(entry) });
    send({ type: 'open-season', actor: organiser, season: 1, tournament: 't1' });
    expect(state().seasons[0]?.entries.map(({ participant, division }) => [participant, division])).toEqual([
      ['p1', 1],
      ['p2', 1],
      ['p3', 1],
      ['p4', 1],
    ]);
    send({ type: 'join-league', actor: organiser, entries: [entry(5)] });
    send({ type: 'leave-league', actor: organiser, member: 'p4' });
    const move = (participant: string, to: number, because: 'stays' | 'relegated' | 'dropped-out') => ({
      participant,
      from: 1,
      to,
      because,
    });
    const moves = [move('p1', 1, 'stays'), move('p2', 2, 'relegated'), move('p3', 1, 'dropped-out'), move('p4', 1, 'stays')];
    send({ type: 'close-season', actor: organiser, season: 1, at: 7, moves });
    expect(nextEntries(state()).map(({ participant, division }) => [participant, division])).toEqual([
      ['p1', 1],
      ['p2', 2],
      ['p5', 2],
    ]);
    expect(members(state()).map(({ participant }) => participant)).toEqual(['p1', 'p2', 'p5']);
  });

  it('refuses what cannot be', () => {
    const { send } = league();
    expect(decideLeague(undefined, { type: 'end-league', actor: organiser })).toMatchObject({ error: { kind: 'no-league' } });
    expect(send({ type: 'create-league', actor: organiser, id: 'l1', title: 'hash', plan })).toMatchObject({ kind: 'league-exists' });
    expect(send({ type: 'open-season', actor: organiser, season: 1, tournament: 't1' })).toMatchObject({ kind: 'too-few-members' });
    expect(send({ type: 'join-league', actor: organiser, entries: [entry(1), entry(1)] })).toMatchObject({ kind: 'already-member' });
    expect(send({ type: 'join-league', actor: organiser, entries: [] })).toMatchObject({ kind: 'invalid' });
    expect(send({ type: 'leave-league', actor: organiser, member: 'p9' })).toMatchObject({ kind: 'not-a-member' });
    send({ type: 'join-league', actor: organiser, entries: [1, 2, 3, 4].map(entry) });
    expect(send({ type: 'open-season', actor: organiser, season: 2, tournament: 't1' })).toMatchObject({ kind: 'invalid' });
    send({ type: 'open-season', actor: organiser, season: 1, tournament: 't1' });
    expect(send({ type: 'open-season', actor: organiser, season: 2, tournament: 't2' })).toMatchObject({ kind: 'season-open' });
    expect(send({ type: 'close-season', actor: organiser, season: 2, at: 1, moves: [] })).toMatchObject({ kind: 'no-season-open' });
    const swiss = stageOf({ kind: 'round-robin', double: false, bestOf: 1 });
    expect(send({ type: 'change-league-plan', actor: organiser, plan: { ...plan, stage: swiss } })).toMatchObject({ kind: 'invalid' });
    expect(send({ type: 'change-league-plan', actor: organiser, plan: { ...plan, pauseMs: -1 } })).toMatchObject({ kind: 'invalid' });
    expect(send({ type: 'revoke-league-organiser', actor: organiser, account: 'organiser' })).toMatchObject({ kind: 'invalid' });
    send({ type: 'grant-league-organiser', actor: organiser, account: 'ada' });
    send({ type: 'revoke-league-organiser', actor: organiser, account: 'organiser' });
    send({ type: 'end-league', actor: organiser });
    expect(send({ type: 'join-league', actor: organiser, entries: [entry(9)] })).toMatchObject({ kind: 'league-ended' });
  });
});
