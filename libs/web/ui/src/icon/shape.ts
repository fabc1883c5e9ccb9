/** One of our own icons: a path on a 24 by 24 grid, filled (even-odd), or drawn as a line. */
export interface Shape {
  readonly d: string;
  readonly line?: true;
  /** The token of its own colour; without one it takes the colour of the text. */
  readonly tone?: string;
}
