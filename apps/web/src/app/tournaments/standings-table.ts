import { ChangeDetectionStrategy, Component, computed, inject, input, signal } from '@angular/core';
import type { StandingsQuery } from '@kronika/web/client';
import { commonTexts, Locale, useTexts } from '@kronika/web/i18n';
import { TournamentFeed } from './tournament-feed';
import { tournamentsTexts } from './tournaments-texts';

type Standings = Extract<StandingsQuery['tournamentStandings'], { __typename: 'TournamentStandings' }>;
export type StandingsRow = Standings['groups'][number]['rows'][number];

/** Standings whose tie-breaks open into what they are made of. */
@Component({
  selector: 'kr-standings-table',
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './standings-table.html',
  styleUrl: './standings-table.css',
})
export class StandingsTable {
  readonly rows = input.required<readonly StandingsRow[]>();
  readonly own = input<string>();
  /** Which standings, where there are several. */
  readonly caption = input('');
  protected readonly feed = inject(TournamentFeed);
  protected readonly locale = inject(Locale);
  protected readonly t = useTexts(tournamentsTexts, commonTexts);
  protected readonly tieBreaks = computed(() => this.rows()[0]?.tieBreaks.map(({ id }) => id) ?? []);
  /** The open cell: participant and tie-break. */
  protected readonly open = signal<{ readonly participant: string; readonly id: string } | undefined>(undefined);
  protected readonly isLeague = computed(() => this.rows().some(({ move }) => move !== null));

  protected toggle(participant: string, id: string): void {
    const open = this.open();
    this.open.set(open?.participant === participant && open.id === id ? undefined : { participant, id });
  }

  protected valueOf(row: StandingsRow, id: string): StandingsRow['tieBreaks'][number] | undefined {
    return row.tieBreaks.find((value) => value.id === id);
  }

  /** Why a row stands below the one before. */
  protected decided(row: StandingsRow): string {
    if (row.decidedBy === null) return '';
    const id = row.decidedBy.toUpperCase().replaceAll('-', '_');
    return row.decidedBy === 'score'
      ? this.t('tournaments.byScore')
      : this.t('tournaments.byTieBreak', { name: this.t(`tournaments.tieBreak.${id}`) });
  }
}
