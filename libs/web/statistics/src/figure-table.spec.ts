import { csvOf } from './figure-table';

describe('csvOf', () => {
  const columns = [
    { key: 'name', label: 'Name', format: 'text' as const },
    { key: 'share', label: 'Share, won', format: 'percent' as const },
  ];
  it('quotes what needs it', () => {
    expect(csvOf({ columns, rows: [{ name: 'Eve "Ace", PL', share: 0.25 }] })).toBe('Name,"Share, won"\r\n"Eve ""Ace"", PL",0.25\r\n');
  });
  it('keeps names from being run as formulas, and numbers as numbers', () => {
    expect(csvOf({ columns, rows: [{ name: '=1+1', share: -3 }] })).toContain("'=1+1,-3");
  });
  it('leaves a cell without a value empty', () => {
    expect(csvOf({ columns, rows: [{ name: 'x', share: null }] })).toContain('x,\r\n');
  });
});
