import type { HallTableFragment } from '@kronika/web/client';
import type { Locale, Say } from '@kronika/web/i18n';

type Reason = HallTableFragment['reasons'][number];
const told = new Set([
  'score-group',
  'float',
  'rematch-avoided',
  'forbidden-avoided',
  'off-size-avoided',
  'rematch',
  'off-size',
  'schedule',
  'snake',
  'wildcard',
  'play-off',
  'by-hand',
  'instead-of',
]);

/** Why a table is as it is, in words; nothing for reasons that only repeat what is seen. */
export function reasonWords(t: Say, reason: Reason, nameOf: (participant: string | null) => string, locale: Locale): string {
  if (!told.has(reason.kind)) return '';
  return t(`tournaments.reason.${reason.kind}`, {
    name: nameOf(reason.participant),
    other: nameOf(reason.with ?? reason.opponent),
    rounds: (reason.rounds ?? []).join(', '),
    lowest: reason.lowest === null ? '' : locale.upTo(reason.lowest),
    highest: reason.highest === null ? '' : locale.upTo(reason.highest),
    size: reason.size ?? '',
  });
}
