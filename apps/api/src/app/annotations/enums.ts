import { registerEnumType } from '@nestjs/graphql';

/** GraphQL names for the signs; the values are what the domain calls them. */
export const GlyphEnum = { BRILLIANT: '!!', GOOD: '!', INTERESTING: '!?', DUBIOUS: '?!', MISTAKE: '?', BLUNDER: '??' } as const;
registerEnumType(GlyphEnum, {
  name: 'Glyph',
  description: "A sign by which somebody judges a move, as chess has them: from '!!' to '??'.",
  valuesMap: {
    BRILLIANT: { description: '!!' },
    GOOD: { description: '!' },
    INTERESTING: { description: '!?' },
    DUBIOUS: { description: '?!' },
    MISTAKE: { description: '?' },
    BLUNDER: { description: '??' },
  },
});

export const VisibilityEnum = { PRIVATE: 'private', LINK: 'link', PUBLIC: 'public' } as const;
registerEnumType(VisibilityEnum, {
  name: 'Visibility',
  description: 'Who may read something about a released game.',
  valuesMap: {
    PRIVATE: { description: 'Its author alone, or the members of the study.' },
    LINK: { description: 'Who shows its secret.' },
    PUBLIC: { description: 'Everybody.' },
  },
});

export const StudyRoleEnum = { OWNER: 'owner', CONTRIBUTOR: 'contributor', READER: 'reader' } as const;
registerEnumType(StudyRoleEnum, {
  name: 'StudyRole',
  description: 'What a member of a study may do.',
  valuesMap: {
    OWNER: { description: 'Everything.' },
    CONTRIBUTOR: { description: 'Add and change chapters, and annotate.' },
    READER: { description: 'Read.' },
  },
});

export const MarkShapeEnum = { CIRCLE: 'circle', HIGHLIGHT: 'highlight', ARROW: 'arrow' } as const;
registerEnumType(MarkShapeEnum, {
  name: 'MarkShape',
  description: 'How a thing on the board is marked.',
  valuesMap: {
    CIRCLE: { description: 'A ring around it.' },
    HIGHLIGHT: { description: 'A coloured ground.' },
    ARROW: { description: 'An arrow from it to something else.' },
  },
});

export const MarkColourEnum = { GREEN: 'green', RED: 'red', BLUE: 'blue', YELLOW: 'yellow' } as const;
registerEnumType(MarkColourEnum, {
  name: 'MarkColour',
  description: 'The colour of a mark.',
  valuesMap: {
    GREEN: { description: 'Green.' },
    RED: { description: 'Red.' },
    BLUE: { description: 'Blue.' },
    YELLOW: { description: 'Yellow.' },
  },
});

export const VariationChanceEnum = { RECORDED: 'recorded', FRESH: 'fresh' } as const;
registerEnumType(VariationChanceEnum, {
  name: 'VariationChance',
  description: 'Where the draws of a variation come from.',
  valuesMap: {
    RECORDED: { description: "The game's own seed goes on." },
    FRESH: { description: "A seed of the variation's own." },
  },
});

export const SubjectKindEnum = { GAME: 'game', VARIATION: 'variation' } as const;
registerEnumType(SubjectKindEnum, {
  name: 'AnnotatedKind',
  description: 'What can be annotated.',
  valuesMap: { GAME: { description: 'A game.' }, VARIATION: { description: 'A variation of one.' } },
});
