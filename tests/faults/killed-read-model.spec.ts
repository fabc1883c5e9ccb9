import { killBuilder } from '@kronika-testing/read-models';

jest.setTimeout(60_000);

it('a read model whose process is killed, in a rebuild as well, loses and doubles nothing (the soak kills 100 times)', async () => {
  const { found, expected } = await killBuilder(10);
  expect(expected.length).toBeGreaterThanOrEqual(300);
  expect(found).toEqual(expected);
});
