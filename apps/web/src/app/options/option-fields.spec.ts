import { chosenOptions, optionFields } from './option-fields';

const schema = {
  type: 'object',
  properties: {
    edition: { default: 'ultimate', type: 'string', enum: ['master-set', 'ultimate'] },
    mixed: { default: false, type: 'boolean' },
    start: {
      default: 0,
      anyOf: [
        { type: 'number', const: 0 },
        { type: 'number', const: 1 },
      ],
    },
    rounds: { default: 2, type: 'integer', minimum: 1, maximum: 4 },
    nested: { type: 'object' },
  },
};

describe('optionFields', () => {
  it('asks for what a form can ask for', () => {
    expect(optionFields(schema).map(({ kind, name }) => [kind, name])).toEqual([
      ['choice', 'edition'],
      ['switch', 'mixed'],
      ['choice', 'start'],
      ['number', 'rounds'],
    ]);
  });
  it('finds nothing in what is no schema', () => {
    expect(optionFields(null)).toEqual([]);
    expect(optionFields({ properties: 3 })).toEqual([]);
  });
});

it('hands on only what differs from the defaults', () => {
  expect(chosenOptions(optionFields(schema), { edition: 'ultimate', mixed: true, rounds: 3 })).toEqual({ mixed: true, rounds: 3 });
});
