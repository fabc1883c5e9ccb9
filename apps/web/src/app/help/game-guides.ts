/** A part of a guide: its text is `help.<game>.<id>`, and it tells of these rules. */
export interface GuideSection {
  readonly id: string;
  /** First and last rule of each stretch. */
  readonly rules: readonly (readonly [string, string])[];
}

export interface GameGuide {
  readonly game: string;
  /** Where its texts are. */
  readonly key: string;
  readonly sections: readonly GuideSection[];
}

const fiftyFirstState: GameGuide = {
  game: 'fifty-first-state',
  key: 'fiftyFirstState',
  sections: [
    {
      id: 'aim',
      rules: [
        ['FS-1.1', 'FS-1.6'],
        ['FS-5.1', 'FS-5.11'],
      ],
    },
    {
      id: 'lookout',
      rules: [
        ['FS-6.1', 'FS-6.4'],
        ['FS-6.20', 'FS-6.20'],
        ['FS-M0', 'FS-M0'],
      ],
    },
    {
      id: 'production',
      rules: [
        ['FS-6.5', 'FS-6.10'],
        ['FS-6.21', 'FS-6.21'],
      ],
    },
    {
      id: 'action',
      rules: [
        ['FS-6.11', 'FS-6.17'],
        ['FS-6.23', 'FS-6.23'],
        ['FS-M12', 'FS-M12'],
        ['FS-M14', 'FS-M14'],
        ['FS-7.21', 'FS-7.25'],
      ],
    },
    {
      id: 'build',
      rules: [
        ['FS-7.1', 'FS-7.7'],
        ['FS-M1', 'FS-M2'],
      ],
    },
    {
      id: 'deal',
      rules: [
        ['FS-7.8', 'FS-7.9'],
        ['FS-M3', 'FS-M3'],
      ],
    },
    {
      id: 'raze',
      rules: [
        ['FS-7.10', 'FS-7.13'],
        ['FS-M4', 'FS-M5'],
        ['FS-M13', 'FS-M13'],
      ],
    },
    {
      id: 'use',
      rules: [
        ['FS-7.14', 'FS-7.20'],
        ['FS-M6', 'FS-M11'],
        ['FS-8.1', 'FS-8.13'],
      ],
    },
    {
      id: 'pay',
      rules: [
        ['FS-4.1', 'FS-4.18'],
        ['FS-M20', 'FS-M33'],
      ],
    },
    {
      id: 'cleanup',
      rules: [
        ['FS-6.18', 'FS-6.19'],
        ['FS-6.22', 'FS-6.22'],
      ],
    },
    {
      id: 'end',
      rules: [
        ['FS-9.1', 'FS-9.4'],
        ['FS-6.24', 'FS-6.24'],
      ],
    },
    { id: 'solo', rules: [['FS-10.1', 'FS-12.20']] },
  ],
};

const lastAurora: GameGuide = {
  game: 'last-aurora',
  key: 'lastAurora',
  sections: [
    {
      id: 'aim',
      rules: [
        ['LA-1.1', 'LA-1.99'],
        ['LA-5.1', 'LA-5.99'],
      ],
    },
    { id: 'round', rules: [['LA-6.1', 'LA-6.99']] },
    { id: 'convoy', rules: [['LA-7.1', 'LA-7.99']] },
    { id: 'fight', rules: [['LA-8.1', 'LA-8.99']] },
    { id: 'end', rules: [['LA-9.1', 'LA-9.99']] },
  ],
};

export const gameGuides: readonly GameGuide[] = [fiftyFirstState, lastAurora];

/** The section that tells of a rule, else the chapter's nearest. */
export function sectionOf(guide: GameGuide, rule: string): GuideSection | undefined {
  const place = placeOf(rule);
  return guide.sections.find(({ rules }) => rules.some(([from, to]) => isBetween(place, placeOf(from), placeOf(to))));
}

type Place = readonly [prefix: string, ...numbers: number[]];

/** `FS-7.10` stands before `FS-7.11`; `FS-M2` is a series of its own. */
function placeOf(rule: string): Place {
  const [, prefix = '', numbers = ''] = /^([A-Z]+-[A-Z]*)([\d.]*)/.exec(rule) ?? [];
  return [prefix, ...numbers.split('.').filter(Boolean).map(Number)];
}

function isBetween(place: Place, from: Place, to: Place): boolean {
  return place[0] === from[0] && compare(from, place) <= 0 && compare(place, to) <= 0;
}

function compare([, ...one]: Place, [, ...other]: Place): number {
  const length = Math.max(one.length, other.length);
  for (let index = 0; index < length; index++) {
    const difference = (one[index] ?? 0) - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
