import { parseFilter } from './filter-text';

const parse = (text: string) => parseFilter(new URLSearchParams(text));

it('reads every condition', () => {
  expect(
    parse(
      'game=g&player=a&player=b&tournament=t&from=2026-05-01&to=2026-06-01T12:00:00Z&seats=3&rated=true&imported=false&bots=true' +
        '&option.expansion=winter&option.hard=true&option.a.b=2&metric=faction:x:y&metric=built&event=razed',
    ),
  ).toEqual({
    ok: true,
    filter: {
      game: 'g',
      players: ['a', 'b'],
      tournaments: ['t'],
      from: Date.UTC(2026, 4, 1),
      to: Date.UTC(2026, 5, 1, 12),
      seats: 3,
      rated: true,
      imported: false,
      bots: true,
      metrics: [{ metric: 'faction', of: 'x:y' }, { metric: 'built' }],
      eventTypes: ['razed'],
      options: [
        { path: 'expansion', value: 'winter' },
        { path: 'hard', value: true },
        { path: 'a.b', value: 2 },
      ],
    },
  });
  expect(parse('')).toEqual({ ok: true, filter: {} });
});

it.each(['from=soon', 'rated=perhaps', 'seats=many', 'colour=red', "option.a'b=1", 'option.=1'])('refuses %s', (text) => {
  expect(parse(text)).toMatchObject({ ok: false, issues: [{}] });
});
