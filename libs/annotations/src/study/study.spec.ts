import fc from 'fast-check';
import { evolveStudy, namesOf, type Study } from './study';
import { decideStudy, type StudyCommand, studyLimits } from './study-commands';

const open = { visibility: 'public', linkHash: null } as const;
const game = { kind: 'game', id: 'g' } as const;

function created(): Study {
  const study = evolveStudy(undefined, { type: 'StudyCreated', open: { title: 'title', sharing: { ...open } }, actor: 'ada', time: 1 });
  if (study === undefined) throw new Error('no study');
  return study;
}

function after(study: Study, account: string, command: StudyCommand, moderator = false): Study {
  const decided = decideStudy(study, command, { account, moderator });
  if (!decided.ok) return study;
  const open = JSON.parse(JSON.stringify(decided.value.open)) as object;
  return evolveStudy(study, { type: decided.value.type, open: { ...open }, actor: account, time: study.changedAt + 1 }) ?? study;
}
const code = (study: Study, account: string, command: StudyCommand, moderator = false) => {
  const decided = decideStudy(study, command, { account, moderator });
  return decided.ok ? 'ok' : decided.error.code;
};
const chapter = (id: string): StudyCommand => ({ kind: 'add-chapter', chapter: id, name: `name of ${id}`, subject: game, version: 4 });

describe('a study', () => {
  it('lets owners do everything, contributors work on chapters, readers nothing, and everybody leave', () => {
    let study = after(created(), 'ada', { kind: 'set-member', account: 'con', role: 'contributor' });
    study = after(study, 'ada', { kind: 'set-member', account: 'rae', role: 'reader' });
    study = after(study, 'ada', chapter('one'));
    const work: StudyCommand[] = [
      chapter('two'),
      { kind: 'rename-chapter', chapter: 'one', name: 'n' },
      { kind: 'move-chapter', chapter: 'one', to: 0 },
      { kind: 'remove-chapter', chapter: 'one' },
    ];
    const rule: StudyCommand[] = [
      { kind: 'rename', title: 't' },
      { kind: 'share', sharing: open },
      { kind: 'set-member', account: 'zoe', role: 'reader' },
      { kind: 'remove-member', account: 'rae' },
      { kind: 'delete' },
    ];
    const matrix = ['ada', 'con', 'rae', 'zoe'].map((who) =>
      [work, rule].map((commands) => new Set(commands.map((one) => code(study, who, one)))),
    );
    expect(matrix).toEqual([
      [new Set(['ok']), new Set(['ok'])],
      [new Set(['ok']), new Set(['not-yours'])],
      [new Set(['not-yours']), new Set(['not-yours', 'ok'])],
      [new Set(['not-yours']), new Set(['not-yours'])],
    ]);
    expect(code(study, 'con', { kind: 'remove-member', account: 'con' })).toBe('ok');
    expect(code(study, 'zoe', { kind: 'remove-member', account: 'zoe' })).toBe('not-yours');
  });

  it('can be taken away by a moderator, who can do nothing else', () => {
    expect(code(created(), 'mod', { kind: 'delete' }, true)).toBe('ok');
    expect(code(created(), 'mod', { kind: 'rename', title: 't' }, true)).toBe('not-yours');
    expect(code(after(created(), 'ada', { kind: 'delete' }), 'ada', { kind: 'rename', title: 't' })).toBe('deleted');
  });

  it('names everything that is to be erased with it', () => {
    expect(namesOf(after(created(), 'ada', chapter('one')))).toEqual(['title', 'name of one']);
  });

  it('has limits', () => {
    let study = created();
    for (let n = 0; n < studyLimits.chapters; n++) study = after(study, 'ada', chapter(`${n}`));
    expect(code(study, 'ada', chapter('more'))).toBe('too-many');
    expect(code(study, 'ada', { kind: 'move-chapter', chapter: '0', to: studyLimits.chapters })).toBe('wrong-place');
  });

  it('keeps an owner, and its chapters in the order they were put in', () => {
    const accounts = ['ada', 'bob', 'cyd'] as const;
    const who = fc.constantFrom(...accounts);
    const id = fc.constantFrom('a', 'b', 'c', 'd');
    const command: fc.Arbitrary<StudyCommand> = fc.oneof(
      fc.record({ kind: fc.constant('set-member'), account: who, role: fc.constantFrom('owner', 'contributor', 'reader') }),
      fc.record({ kind: fc.constant('remove-member'), account: who }),
      id.map(chapter),
      fc.record({ kind: fc.constant('move-chapter'), chapter: id, to: fc.nat(4) }),
      fc.record({ kind: fc.constant('remove-chapter'), chapter: id }),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(who, command), { maxLength: 30 }), (steps) => {
        let study = created();
        const order: string[] = [];
        for (const [account, one] of steps) {
          if (one.kind === 'add-chapter' && order.includes(one.chapter)) continue;
          const next = after(study, account, one);
          if (next === study) continue;
          study = next;
          if (one.kind === 'add-chapter') order.push(one.chapter);
          if (one.kind === 'remove-chapter' || one.kind === 'move-chapter') order.splice(order.indexOf(one.chapter), 1);
          if (one.kind === 'move-chapter') order.splice(one.to, 0, one.chapter);
        }
        expect([...study.members.values()]).toContain('owner');
        expect(study.chapters.map((one) => one.id)).toEqual(order);
      }),
    );
  });
});
