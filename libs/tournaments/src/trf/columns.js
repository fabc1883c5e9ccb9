/** A line of fixed columns, counted from 1 as in the FIDE tables. */
export class Columns {
  #line;
  /** Columns are characters, not code units: kept apart where the two differ. */
  #characters;
  constructor(line) {
    this.#line = line;
    this.#characters = /[\uD800-\uDFFF]/.test(line) ? Array.from(line) : undefined;
    this.length = this.#characters?.length ?? line.length;
  }
  /** The text between two columns, without blanks around it. */
  text(first, last) {
    const text = this.#characters?.slice(first - 1, last).join('') ?? this.#line.slice(first - 1, last);
    return text.trim();
  }
  /** A whole number; undefined when blank, NaN when something else is there. */
  whole(first, last) {
    const text = this.text(first, last);
    if (text === '') return undefined;
    return /^\d+$/.test(text) ? Number(text) : NaN;
  }
  /** Numbers in fields of four columns, one column apart, to the end of the line. */
  players(first) {
    const numbers = [];
    for (let column = first; column <= this.length; column += 5) {
      const number = this.whole(column, column + 3);
      if (number !== undefined) numbers.push(number);
    }
    return numbers;
  }
}
/** Points as written in a file: `11.5`; NaN when it is not a number. */
export function readPoints(text) {
  return /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : NaN;
}
//# sourceMappingURL=columns.js.map
