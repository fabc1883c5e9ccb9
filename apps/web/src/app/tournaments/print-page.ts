import { ChangeDetectionStrategy, Component, computed, inject, input, resource } from '@angular/core';
import { RouterLink } from '@angular/router';
import { GraphQLClient, ResultSlipsDocument, StandingsDocument } from '@kronika/web/client';
import { commonTexts, Locale, useTexts } from '@kronika/web/i18n';
import { entrantName } from './entrant';
import { QrCode } from './qr-code';
import { TournamentFeed } from './tournament-feed';
import { tournamentsTexts } from './tournaments-texts';

/** Sheets for the wall and the tables: pairings, result slips with their QR code, standings. */
@Component({
  selector: 'kr-print-page',
  imports: [QrCode, RouterLink],
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './print-page.html',
  styleUrl: './print-page.css',
})
export class PrintPage {
  readonly sheet = input<string>();
  readonly #client = inject(GraphQLClient);
  protected readonly feed = inject(TournamentFeed);
  protected readonly locale = inject(Locale);
  protected readonly t = useTexts(tournamentsTexts, commonTexts);
  protected readonly nameOf = entrantName;
  protected readonly shown = computed(() => this.sheet() ?? 'pairings');
  protected readonly sheets = computed(() => ['pairings', 'standings', ...(this.feed.tournament()?.mine.mayJudge ? ['slips'] : [])]);
  /** Everybody by name, with the table they go to. */
  protected readonly byName = computed(() =>
    (this.feed.round()?.tables ?? [])
      .flatMap((table) =>
        table.seats.map(({ participant, seat }) => ({ name: entrantName(participant), table: table.number, seat: seat + 1 })),
      )
      .sort((one, other) => one.name.localeCompare(other.name)),
  );
  readonly #slips = resource({
    params: () => {
      const [tournament, round] = [this.feed.tournament(), this.feed.round()];
      return this.shown() === 'slips' && tournament && round
        ? { tournamentId: tournament.id, stage: round.stage, round: round.round }
        : undefined;
    },
    loader: ({ params }) => this.#client.request(ResultSlipsDocument, params),
  });
  protected readonly slips = computed(() => {
    const answer = this.#slips.hasValue() ? this.#slips.value().resultSlips : undefined;
    return answer?.__typename === 'ResultSlips' ? answer.slips : [];
  });
  readonly #standings = resource({
    params: () => (this.shown() === 'standings' ? this.feed.tournament()?.id : undefined),
    loader: ({ params }) => this.#client.request(StandingsDocument, { tournamentId: params }),
  });
  protected readonly groups = computed(() => {
    const answer = this.#standings.hasValue() ? this.#standings.value().tournamentStandings : undefined;
    return answer?.__typename === 'TournamentStandings' ? answer.groups : [];
  });

  protected linkOf(token: string): string {
    return `${location.origin}/slip/${token}`;
  }

  protected print(): void {
    window.print();
  }
}
