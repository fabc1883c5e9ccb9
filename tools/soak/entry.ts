/** One long measurement of `npm run soak`: a file `tools/soak/entries/<id>.ts` whose default export is this. */
export interface SoakEntry {
  /** `log.kills`, `fs.games`: selected by prefix on the command line. */
  readonly id: string;
  readonly title: string;
  /** Throws, or returns `ok: false`, when what was asked for does not hold. */
  run(progress: Progress): Promise<SoakResult>;
}

/** Draws the bar: `done` of `total`, with a short note. */
export type Progress = (done: number, total: number, note?: string) => void;

export interface SoakResult {
  readonly ok: boolean;
  /** Rows of the report: what was measured, the figure, and the bar it had to pass where there is one. */
  readonly figures: readonly { readonly what: string; readonly value: string; readonly bar?: string }[];
  /** Markdown that follows the table in the report. */
  readonly notes?: string;
}
