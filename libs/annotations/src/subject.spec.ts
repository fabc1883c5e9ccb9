import { marginStream, studyStream, subjectOf } from './subject';

it('tells margins from studies by their streams', () => {
  for (const subject of [{ kind: 'game', id: 'a-b' } as const, { kind: 'variation', id: 'c' } as const]) {
    expect(subjectOf(marginStream(subject))).toEqual(subject);
  }
  expect(subjectOf(studyStream('5e1b1a7c-0f5d-5d5b-9a3e-6c2f8b704d11'))).toBeUndefined();
});
