import { z } from 'zod';
import { fromZod } from './zod-schema';

const schema = fromZod(z.object({ seats: z.array(z.object({ name: z.string() })), rounds: z.int().default(2) }));

describe('fromZod', () => {
  it('parses, with defaults filled in', () => {
    expect(schema.parse({ seats: [] })).toEqual({ ok: true, value: { seats: [], rounds: 2 } });
  });

  it('names the place of each issue', () => {
    const result = schema.parse({ seats: [{ name: 'a' }, { name: 7 }], rounds: 'x' });
    expect(result).toMatchObject({ ok: false, issues: [{ path: 'seats[1].name' }, { path: 'rounds' }] });
    expect(schema.parse(7)).toMatchObject({ ok: false, issues: [{ path: '' }] });
  });

  it('publishes a JSON Schema of what may come in: defaults need not be given', () => {
    expect(schema.jsonSchema).toMatchObject({
      type: 'object',
      required: ['seats'],
      properties: { rounds: { type: 'integer', default: 2 } },
    });
    expect(schema.jsonSchema).toBe(schema.jsonSchema);
  });
});
