import { ChangeDetectionStrategy, Component, computed, inject, input, linkedSignal, resource, signal } from '@angular/core';
import { Router } from '@angular/router';
import { GraphQLClient, StandingsDocument, StandingsMomentsDocument } from '@kronika/web/client';
import { commonTexts, Locale, useTexts } from '@kronika/web/i18n';
import { CrossTable, type CrossCell, type CrossRow } from '@kronika/web/bracket';
import { Notice, Skeleton } from '@kronika/web/ui';
import { StandingsTable } from './standings-table';
import { TournamentFeed } from './tournament-feed';
import { tournamentsTexts } from './tournaments-texts';

/** Standings, as they are or as they were: the slider goes through everything that changed them. */
@Component({
  selector: 'kr-standings-page',
  imports: [CrossTable, Notice, Skeleton, StandingsTable],
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './standings-page.html',
})
export class StandingsPage {
  readonly stage = input<string>();

  readonly #client = inject(GraphQLClient);
  readonly #router = inject(Router);
  protected readonly feed = inject(TournamentFeed);
  protected readonly locale = inject(Locale);
  protected readonly t = useTexts(tournamentsTexts, commonTexts);
  protected readonly stages = computed(() => (this.feed.tournament()?.stages ?? []).filter(({ started }) => started));
  protected readonly chosen = computed(() => Number(this.stage() ?? this.feed.stage()?.number ?? 1));
  readonly #id = computed(() => this.feed.tournament()?.id);
  readonly #history = resource({
    params: () => (this.#id() === undefined ? undefined : { id: this.#id() ?? '', version: this.feed.tournament()?.version }),
    loader: ({ params }) => this.#client.request(StandingsMomentsDocument, { tournamentId: params.id }),
  });
  protected readonly moments = computed(() => {
    const answer = this.#history.hasValue() ? this.#history.value().tournamentHistory : undefined;
    return answer?.__typename === 'TournamentHistory' ? answer.moments : [];
  });
  /** Which moment is shown; the last one means now. */
  protected readonly at = linkedSignal(() => Math.max(0, this.moments().length - 1));
  protected readonly moment = computed(() => (this.at() >= this.moments().length - 1 ? undefined : this.moments()[this.at()]));
  protected readonly answer = resource({
    params: () =>
      this.#id() === undefined
        ? undefined
        : {
            tournamentId: this.#id() ?? '',
            stage: this.chosen(),
            atVersion: this.moment()?.version ?? null,
            now: this.feed.tournament()?.version,
          },
    loader: ({ params: { tournamentId, stage, atVersion } }) => this.#client.request(StandingsDocument, { tournamentId, stage, atVersion }),
  });
  readonly #shown = linkedSignal<unknown, ReturnType<typeof this.answer.value>>({
    source: () => this.answer.hasValue() && this.answer.value(),
    computation: (_, before) => (this.answer.hasValue() ? this.answer.value() : before?.value),
  });
  protected readonly groups = computed(() => {
    const standings = this.#shown()?.tournamentStandings;
    return standings?.__typename === 'TournamentStandings' ? standings.groups : [];
  });
  protected readonly asCross = signal(false);
  protected readonly roundCount = computed(() =>
    Math.max(0, ...this.groups().flatMap(({ rows }) => rows.flatMap(({ rounds }) => rounds.map(({ round }) => round)))),
  );
  protected readonly columns = computed(() =>
    Array.from({ length: this.roundCount() }, (_, index) => this.t('tournaments.roundShort', { round: index + 1 })),
  );

  protected crossRows(group: ReturnType<typeof this.groups>[number]): readonly CrossRow[] {
    const rankOf = new Map(group.rows.map((row) => [row.participant.id, row.rank]));
    return group.rows.map((row) => ({
      id: row.participant.id,
      rank: row.rank,
      name: this.feed.nameOf(row.participant.id),
      points: this.locale.upTo(row.score),
      cells: this.columns().map((_, index): CrossCell => {
        const entry = row.rounds.find(({ round }) => round === index + 1);
        if (entry === undefined) return { text: '', words: '', tone: 'open', opponent: undefined };
        const points = this.locale.upTo(entry.points);
        if (entry.bye !== null)
          return { text: `(${points})`, words: this.t('tournaments.byePoints', { points }), tone: 'bye', opponent: undefined };
        const opponents = entry.opponents ?? [];
        const best = Math.min(...opponents.map(({ place }) => place), entry.place ?? 9);
        const shared = opponents.some(({ place }) => place === entry.place);
        return {
          text: opponents.length === 1 ? `${rankOf.get(opponents[0]?.participant ?? '') ?? '?'}: ${points}` : points,
          words: this.t('tournaments.against', {
            names: opponents.map(({ participant }) => this.feed.nameOf(participant)).join(', '),
            place: entry.place ?? '–',
            points,
          }),
          tone: entry.place === best ? (shared ? 'draw' : 'win') : 'loss',
          opponent: opponents.length === 1 ? opponents[0]?.participant : undefined,
        };
      }),
    }));
  }

  protected go(stage: string): void {
    void this.#router.navigate([], { queryParams: { stage }, queryParamsHandling: 'merge' });
  }
}
