/** Colours of series, told apart from each other in light and dark; order is part of their meaning. */
const colours = [
  'var(--seat-0)',
  'var(--seat-1)',
  'var(--seat-2)',
  'var(--seat-3)',
  'var(--seat-4)',
  'var(--tone-ruins)',
  'var(--good-fuel)',
  'var(--good-iron)',
];

export function seriesColour(index: number): string {
  return colours[index % colours.length] ?? 'var(--ink)';
}
