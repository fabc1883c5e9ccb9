/** One benchmark of `npm run bench`: a file `tools/bench/entries/<name>.ts` whose default export is a list of these. */
export interface BenchEntry {
  /** `log.append.seq`: selected by prefix on the command line. */
  readonly id: string;
  readonly unit: string;
  /** Each contestant does its work once and answers with its figure in `unit`; the runner interleaves them over several rounds. */
  readonly ours: Contestant;
  readonly peer?: Contestant & { readonly name: string };
  readonly limit?: Contestant & { readonly name: string };
  /** What the ratios must reach; where a lower figure is better (`lowerIsBetter`), what they must not pass. */
  readonly bars?: { readonly toPeer?: number; readonly toLimit?: number };
  readonly lowerIsBetter?: boolean;
  /** Rounds to run; default 5. The ratio reported is the median of the rounds' ratios. */
  readonly rounds?: number;
}

export interface Contestant {
  run(): Promise<number>;
}
