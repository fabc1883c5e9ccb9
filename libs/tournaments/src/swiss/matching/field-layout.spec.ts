import fc from 'fast-check';
import { FieldLayout } from './field-layout';

describe('FieldLayout', () => {
  it('orders packed sums as the fields in turn, in one number or in several', () => {
    const list = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(list, fc.constantFrom(2 ** 8, 2 ** 16, 2 ** 47), fc.infiniteStream(fc.nat()), (spans, largest, stream) => {
        const draw = (): number[] => spans.map((span) => (stream.next().value as number) % span);
        const layout = new FieldLayout(spans, largest);
        const pack = (values: readonly number[]): Float64Array => {
          const weight = new Float64Array(layout.limbs);
          values.forEach((value, field) => layout.add(weight, field, value));
          return weight;
        };
        const [a, b] = [draw(), draw()];
        expect(Math.sign(compare(pack(a), pack(b)))).toBe(Math.sign(compare(a, b)));
        expect(pack(a).every((limb) => limb % 2 === 0 && limb < 2 * Math.max(largest, 18))).toBe(true);
      }),
    );
  });

  it('spends nothing on fields that do not matter', () => {
    expect(new FieldLayout([1, 100, 1, 1, 100, 1], 2 ** 15).limbs).toBe(1);
    expect(new FieldLayout([100, 100, 100], 2 ** 15).limbs).toBe(2);
  });
});

function compare(a: ArrayLike<number>, b: ArrayLike<number>): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return 0;
}
