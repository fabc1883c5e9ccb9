import type { Say } from '@kronika/web/i18n';
import type { BracketView, MatchView, SlotView } from './bracket-view';
import type { ColumnHead } from './layout';

/** The name of a round: 'Semi-finals', 'Lower round 3'. */
export function roundName(t: Say, view: BracketView, head: Pick<ColumnHead, 'side' | 'round' | 'remaining'>): string {
  const { side, round, remaining } = head;
  if (side === 'losers' || side === 'reset' || side === 'third-place') return t(`bracket.head.${side}`, { round });
  if (side === 'final') return t('bracket.head.grandFinal');
  if (view.kind === 'double') return t('bracket.head.upper', { round });
  if (remaining === 0) return t('bracket.head.final');
  if (view.kind === 'tables') return t('bracket.head.tables', { round });
  if (remaining === 1) return t('bracket.head.semi');
  return remaining === 2 ? t('bracket.head.quarter') : t('bracket.head.winners', { round });
}

/** Who sits in a slot, or where they will come from. */
export function slotName(t: Say, slot: SlotView): string {
  if (slot.entrant !== undefined) return slot.entrant.name;
  return slot.from === undefined ? t('bracket.nobody') : t(`bracket.from.${slot.from.as}`, { match: slot.from.match });
}

/** A match in one sentence, for a screen reader. */
export function matchWords(t: Say, match: MatchView, round: string): string {
  const players = match.slots.map((slot) => `${slotName(t, slot)}${slot.score === '' ? '' : ` ${slot.score}`}`).join(', ');
  const winner = match.slots.find((slot) => slot.advances)?.entrant;
  const state = winner === undefined ? t(`bracket.status.${match.status}`) : t('bracket.goesOn', { name: winner.name });
  return `${round}, ${match.id}: ${players}; ${state}`;
}
