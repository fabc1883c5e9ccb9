import { evolveAll } from './evolve';
import { parseTournamentEvent } from '../exchange/schema-events';
import { because, organiser, player } from '../testing/event-driver';
import { entered, publish, started } from '../testing/scenario';
import { stageOf } from './stage-spec';

const stages = [stageOf({ kind: 'round-robin', double: false, bestOf: 1 })];

describe('the organisers’ desk', () => {
  it('makes who created the event its organiser, and a process nobody', () => {
    expect(entered(stages, 2).state().roles).toEqual([{ account: 'organiser', role: 'organiser' }]);
    const created = entered(stages, 2).events[0]!;
    const made = evolveAll([{ ...created, by: { id: 'manager:leagues', role: 'system' } } as typeof created]);
    expect(made?.roles).toEqual([]);
  });

  it('grants and revokes roles, each once, and keeps one organiser', () => {
    const event = entered(stages, 2);
    event.must({ type: 'grant-role', actor: organiser, account: 'ada', role: 'judge' });
    expect(event.send({ type: 'grant-role', actor: organiser, account: 'ada', role: 'judge' })).toMatchObject({ kind: 'invalid' });
    expect(event.send({ type: 'grant-role', actor: organiser, account: '', role: 'judge' })).toMatchObject({ kind: 'invalid' });
    expect(event.state().roles).toContainEqual({ account: 'ada', role: 'judge' });
    event.must({ type: 'revoke-role', actor: organiser, account: 'ada', role: 'judge' });
    expect(event.send({ type: 'revoke-role', actor: organiser, account: 'ada', role: 'judge' })).toMatchObject({ kind: 'invalid' });
    expect(event.send({ type: 'revoke-role', actor: organiser, account: 'organiser', role: 'organiser' })).toMatchObject({
      kind: 'invalid',
      message: 'the last organiser stays',
    });
  });

  it('describes, names and announces by hashes', () => {
    const event = entered(stages, 2);
    event.must({ type: 'describe', actor: organiser, description: 'd1' });
    event.must({ type: 'describe', actor: organiser, title: 't2' });
    expect(event.state()).toMatchObject({ title: 't2', description: 'd1' });
    event.must({ type: 'name-participant', actor: organiser, participant: 'p1', name: 'n1' });
    expect(event.state().participants[0]).toMatchObject({ id: 'p1', name: 'n1' });
    expect(event.send({ type: 'name-participant', actor: organiser, participant: 'p9', name: 'n1' })).toMatchObject({
      kind: 'unknown-participant',
    });
    event.must({ type: 'announce', actor: organiser, text: 'a1' });
    const [said] = event.state().announcements;
    expect(said).toMatchObject({ text: 'a1', by: 'organiser' });
    event.must({ type: 'retract-announcement', actor: organiser, announcement: said!.id });
    expect(event.state().announcements).toEqual([]);
    expect(event.send({ type: 'retract-announcement', actor: organiser, announcement: said!.id })).toMatchObject({
      kind: 'unknown-announcement',
    });
  });

  it('makes result slips worthless', () => {
    const event = started(stages, 2);
    const [table] = publish(event).tables;
    event.must({ type: 'renew-slip', actor: organiser, table: table!.id });
    event.must({ type: 'renew-slip', actor: organiser, table: table!.id });
    expect(event.state().slips).toEqual({ [table!.id]: 2 });
    expect(event.send({ type: 'renew-slip', actor: organiser, table: '9.9.9' })).toMatchObject({ kind: 'unknown-table' });
  });

  it('lets bots and people without accounts enter, and a substitute take neither name nor bot over', () => {
    const event = entered(stages, 2);
    event.must({
      type: 'register',
      actor: organiser,
      entries: [
        { participant: 'b', bot: 'greedy' },
        { participant: 'n', name: 'hash' },
      ],
    });
    expect(event.state().participants.slice(2)).toMatchObject([{ bot: 'greedy' }, { name: 'hash' }]);
    const both = { participant: 'x', bot: 'greedy', account: 'ada' };
    expect(event.send({ type: 'register', actor: organiser, entries: [both] })).toMatchObject({ kind: 'invalid', path: 'bot' });
    event.must({ type: 'substitute', actor: organiser, participant: 'b', account: 'ada', reason: because });
    event.must({ type: 'substitute', actor: organiser, participant: 'n', name: 'other', reason: because });
    expect(event.state().participants[2]).toEqual({ id: 'b', account: 'ada', status: 'registered', stated: 0 });
    expect(event.state().participants[3]).toMatchObject({ name: 'other' });
  });

  it('writes events that can be read again', () => {
    const event = started(stages, 2, { options: { rounds: 3 }, autopilot: true, startsAt: 5, plan: [{ stage: 1, round: 1, at: 6 }] });
    const [table] = publish(event).tables;
    event.must({ type: 'grant-role', actor: player, account: 'ada', role: 'commentator' });
    event.must({ type: 'announce', actor: organiser, text: 'a1' });
    event.must({ type: 'renew-slip', actor: organiser, table: table!.id });
    event.must({ type: 'describe', actor: organiser, description: 'd1' });
    for (const one of event.events)
      expect(parseTournamentEvent(JSON.parse(JSON.stringify(one)))).toMatchObject({ success: true, data: one });
  });
});
