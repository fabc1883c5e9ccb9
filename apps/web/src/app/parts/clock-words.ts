import type { Say } from '@kronika/web/i18n';

interface ClockParts {
  readonly kind: 'NONE' | 'FIXED' | 'BANK';
  readonly bankMs?: number | null;
  readonly incrementMs?: number | null;
  readonly turnMs?: number | null;
}

/** A clock in words: 'no clock', '2 h a turn', '72 h + 8 h a turn'. */
export function clockWords(t: Say, clock: ClockParts): string {
  switch (clock.kind) {
    case 'NONE':
      return t('lobby.clock.NONE');
    case 'FIXED':
      return t('lobby.clock.FixedWords', { turn: lengthWords(clock.turnMs ?? 0) });
    case 'BANK':
      return t('lobby.clock.BankWords', { bank: lengthWords(clock.bankMs ?? 0), increment: lengthWords(clock.incrementMs ?? 0) });
  }
}

/** `90 s`, `15 min`, `72 h`: units that both languages write alike. */
export function lengthWords(ms: number): string {
  const seconds = Math.round(ms / 1_000);
  if (seconds < 120) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 180 ? `${minutes} min` : `${Math.round(minutes / 6) / 10} h`;
}
