import fc from 'fast-check';
import {
  type Administrators,
  type AdministratorsCommand,
  type AdministratorsRefusal,
  decideAdministrators,
  evolveAdministrators,
  noAdministrators,
} from './administrators';

function run(state: Administrators, command: AdministratorsCommand): Administrators | AdministratorsRefusal {
  const decided = decideAdministrators(state, command);
  return decided.ok ? decided.events.reduce(evolveAdministrators, state) : decided.refusal;
}
function after(...commands: readonly AdministratorsCommand[]): Administrators {
  return commands.reduce<Administrators>((state, command) => {
    const next = run(state, command);
    if (typeof next === 'string') throw new Error(next);
    return next;
  }, noAdministrators);
}

const link = { kind: 'issue-set-up-link', secretHash: 'l1' } as const;
const setUp = { kind: 'set-up', secretHash: 'l1', account: 'ada' } as const;

describe('administrators', () => {
  it('begin with whoever has a link that was printed', () => {
    expect(run(noAdministrators, setUp)).toBe('no-such-link');
    expect(after(link, setUp)).toEqual({ accounts: ['ada'], setUpLinks: [] });
  });

  it('need no link any more: those of other nodes are void, too', () => {
    const state = after(link, { ...link, secretHash: 'l2' }, setUp);
    expect(run(state, { kind: 'set-up', secretHash: 'l2', account: 'eve' })).toBe('is-set-up');
    expect(run(state, { kind: 'issue-set-up-link', secretHash: 'l3' })).toBe('is-set-up');
  });

  it('are named and removed by administrators, but never all of them', () => {
    const two = after(link, setUp, { kind: 'name', by: 'ada', account: 'bob' });
    expect(run(two, { kind: 'name', by: 'eve', account: 'eve' })).toBe('no-administrator');
    expect(run(two, { kind: 'remove', by: 'eve', account: 'bob' })).toBe('no-administrator');
    const one = run(two, { kind: 'remove', by: 'bob', account: 'ada' });
    expect(one).toMatchObject({ accounts: ['bob'] });
    expect(run(one as Administrators, { kind: 'remove', by: 'bob', account: 'bob' })).toBe('last-administrator');
  });

  it('once there is one, there is always one', () => {
    const who = fc.constantFrom('a', 'b', 'c');
    const command = fc.oneof<fc.Arbitrary<AdministratorsCommand>[]>(
      fc.record({ kind: fc.constant('issue-set-up-link' as const), secretHash: who }),
      fc.record({ kind: fc.constant('set-up' as const), secretHash: who, account: who }),
      fc.record({ kind: fc.constantFrom('name' as const, 'remove' as const), by: who, account: who }),
    );
    fc.assert(
      fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
        let state = noAdministrators;
        for (const one of commands) {
          const next = run(state, one);
          if (typeof next === 'string') continue;
          if (state.accounts.length > 0) expect(next.accounts.length).toBeGreaterThan(0);
          if (next.accounts.length > 0) expect(next.setUpLinks).toEqual([]);
          state = next;
        }
      }),
    );
  });
});
