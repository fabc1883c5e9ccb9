import { ChangeDetectionStrategy, Component, input, signal } from '@angular/core';
import { useTexts } from '@kronika/web/i18n';
import { bracketTexts } from './bracket-texts';

/** One meeting in a cross table: against whom, and how it went. */
export interface CrossCell {
  readonly text: string;
  /** In words, for a tooltip and screen readers. */
  readonly words: string;
  readonly tone: 'win' | 'loss' | 'draw' | 'bye' | 'self' | 'open';
  /** The row of the opponent, to light up. */
  readonly opponent: string | undefined;
}

export interface CrossRow {
  readonly id: string;
  readonly rank: number;
  readonly name: string;
  readonly points: string;
  readonly cells: readonly CrossCell[];
}

/** A cross table: everybody against everybody (round robin), or round by round (Swiss). */
@Component({
  selector: 'kr-cross-table',
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './cross-table.html',
  styleUrl: './cross-table.css',
})
export class CrossTable {
  readonly columns = input.required<readonly string[]>();
  readonly rows = input.required<readonly CrossRow[]>();
  readonly caption = input.required<string>();
  protected readonly t = useTexts(bracketTexts);
  protected readonly pointed = signal<{ readonly row: string; readonly opponent: string | undefined } | undefined>(undefined);
}
