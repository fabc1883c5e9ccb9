import type { SoakEntry, SoakResult } from './entry';

export interface FinishedSoak extends SoakResult {
  readonly error?: string;
}
interface Circumstances {
  readonly seconds: number;
  readonly machine: string;
  readonly date: Date;
}

/** The committed page of one soak: what was measured, where, and whether it held. */
export function reportOf(entry: SoakEntry, result: FinishedSoak, { seconds, machine, date }: Circumstances): string {
  const rows = result.figures.map(({ what, value, bar }) => `| ${what} | ${value} | ${bar ?? ''} |`);
  return [
    `# ${entry.title}`,
    '',
    `\`npm run soak -- ${entry.id}\` · ${date.toISOString().slice(0, 10)} · ${machine} · ${seconds} s · **${result.ok ? 'passed' : 'failed'}**`,
    '',
    ...(rows.length > 0 ? ['| measure | figure | bar |', '|---|---|---|', ...rows, ''] : []),
    ...(result.notes === undefined ? [] : [result.notes.trim(), '']),
    ...(result.error === undefined ? [] : ['```', result.error, '```', '']),
  ].join('\n');
}
