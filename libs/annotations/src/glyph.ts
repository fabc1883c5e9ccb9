/** The signs by which a reviewer judges a move, from brilliant to blunder. */
export const glyphs = ['!!', '!', '!?', '?!', '?', '??'] as const;
export type Glyph = (typeof glyphs)[number];
