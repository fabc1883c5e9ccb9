import { OwnWrites } from './own-writes';

const list = 'query List($first: Int, $minPosition: Position) { … }';

describe('OwnWrites', () => {
  it('asks for a list that has the last write in', () => {
    const writes = new OwnWrites();
    expect(writes.fill(list, { first: 3 }, 0)).toEqual({ first: 3 });
    writes.notice({ join: { __typename: 'Joined', position: '17' } }, 0);
    expect(writes.fill(list, { first: 3 }, 10)).toEqual({ first: 3, minPosition: '17' });
    expect(writes.fill('query Other($first: Int) { … }', { first: 3 }, 10)).toEqual({ first: 3 });
  });
  it('leaves what the caller asks for', () => {
    const writes = new OwnWrites();
    writes.notice({ join: { position: '17' } }, 0);
    expect(writes.fill(list, { minPosition: '4' }, 10)).toEqual({ minPosition: '4' });
  });
  it('forgets after a minute', () => {
    const writes = new OwnWrites();
    writes.notice({ join: { position: '17' } }, 0);
    expect(writes.fill(list, {}, 60_000)).toEqual({});
  });
  it('takes no refusal for a write', () => {
    const writes = new OwnWrites();
    writes.notice({ join: { __typename: 'Forbidden', message: 'no' }, other: null, count: 3 }, 0);
    expect(writes.fill(list, {}, 1)).toEqual({});
  });
});
