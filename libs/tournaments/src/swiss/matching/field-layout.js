/**
 * Packs criteria of falling priority into as few numbers as possible: a matching is better if its sum in the first field is greater, or equal and
 * greater in the second, and so on. Each field has the number of values its sum over a whole matching can take.
 */
export class FieldLayout {
  #limb;
  #unit;
  /** `spans`: for each field, first priority first, how many values its sum can take; 1 means that the field does not matter. */
  constructor(spans, largest) {
    const fromLast = new Uint8Array(spans.length);
    this.#unit = new Float64Array(spans.length);
    let limbs = 1;
    // Weights are even, see MatchingState.
    let unit = 2;
    for (let field = spans.length - 1; field >= 0; field--) {
      const span = spans[field] ?? 1;
      if (span > 1 && unit * span > largest) {
        limbs++;
        unit = 2;
      }
      fromLast[field] = limbs - 1;
      if (span <= 1) continue;
      this.#unit[field] = unit;
      unit *= span;
    }
    this.limbs = limbs;
    this.#limb = fromLast.map((place) => limbs - 1 - place);
  }
  /** Adds a value of a field to a weight of `limbs` numbers. */
  add(weight, field, value) {
    const limb = this.#limb[field] ?? 0;
    weight[limb] = (weight[limb] ?? 0) + value * (this.#unit[field] ?? 0);
  }
}
//# sourceMappingURL=field-layout.js.map
