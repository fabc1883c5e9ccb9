import { ChangeDetectionStrategy, Component, computed, inject } from '@angular/core';
import { BracketChart, type BracketView, type LinkView, type MatchSide, type MatchView } from '@kronika/web/bracket';
import { Locale, useTexts } from '@kronika/web/i18n';
import { entrantName } from './entrant';
import { type SeenStage, TournamentFeed } from './tournament-feed';
import { tournamentsTexts } from './tournaments-texts';

type Bracket = NonNullable<SeenStage['bracket']>;

const sides: Readonly<Record<Bracket['nodes'][number]['side'], MatchSide>> = {
  WINNERS: 'winners',
  LOSERS: 'losers',
  FINAL: 'final',
  RESET: 'reset',
  THIRD_PLACE: 'third-place',
  TABLE: 'winners',
};

/** The brackets of a tournament. */
@Component({
  selector: 'kr-bracket-page',
  imports: [BracketChart],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    @for (one of brackets(); track one.number) {
      <section>
        <h2>{{ t('tournaments.stageTitle', { stage: one.number }) }}: {{ t('tournaments.format.' + one.kind) }}</h2>
        <kr-bracket [view]="one.view" [lit]="feed.tournament()?.mine?.participant?.id" />
      </section>
    }
  `,
})
export class BracketPage {
  readonly #locale = inject(Locale);
  protected readonly feed = inject(TournamentFeed);
  protected readonly t = useTexts(tournamentsTexts);
  protected readonly brackets = computed(() =>
    (this.feed.tournament()?.stages ?? []).flatMap(({ number, bracket, spec }) =>
      bracket === null
        ? []
        : [
            {
              number,
              kind: spec.format.kind,
              view: viewOf(
                bracket,
                (id) => this.#link(id),
                (value) => this.#locale.upTo(value),
              ),
            },
          ],
    ),
  );

  #link(table: string | null): string | undefined {
    return table === null ? undefined : `/tournaments/${this.feed.tournament()?.id ?? ''}/rounds?table=${table}`;
  }
}

/** The API's bracket as the chart draws it. */
export function viewOf(
  bracket: Bracket,
  linkOf: (table: string | null) => string | undefined,
  write: (value: number) => string,
): BracketView {
  return {
    kind: bracket.kind === 'SINGLE' ? 'single' : bracket.kind === 'DOUBLE' ? 'double' : 'tables',
    matches: bracket.nodes.map((node): MatchView => {
      const isFull = node.slots.every(({ participant }) => participant !== null);
      return {
        id: node.id,
        side: sides[node.side],
        round: node.round,
        status: node.unneeded ? 'unneeded' : node.decided ? 'decided' : node.table !== null ? 'playing' : isFull ? 'ready' : 'waiting',
        link: linkOf(node.table),
        slots: node.slots.map((slot) => ({
          entrant:
            slot.participant === null || node.unneeded
              ? undefined
              : { id: slot.participant.id, name: entrantName(slot.participant), seed: slot.seed ?? undefined },
          from: slot.from === null || slot.as === null ? undefined : { match: slot.from, as: slot.as === 'WINNER' ? 'winner' : 'loser' },
          score: slot.vp === null ? (slot.points === null ? '' : write(slot.points)) : write(slot.vp),
          advances: slot.advances === true,
        })),
      };
    }),
    links: bracket.kind === 'TABLES' ? tableLinks(bracket) : matchLinks(bracket),
  };
}

function matchLinks({ nodes }: Bracket): LinkView[] {
  return nodes.flatMap((node) =>
    node.slots.flatMap((slot, toSlot): LinkView[] =>
      slot.from === null || slot.as === null
        ? []
        : [{ from: slot.from, fromSlot: undefined, to: node.id, toSlot, as: slot.as === 'WINNER' ? 'winner' : 'loser' }],
    ),
  );
}

/** Every player's way from table to table. */
function tableLinks({ nodes }: Bracket): LinkView[] {
  return nodes.flatMap((node) =>
    node.slots.flatMap((slot, fromSlot): LinkView[] => {
      const next = nodes.find(({ id }) => id === slot.next);
      const toSlot = next?.slots.findIndex(({ participant }) => participant?.id === slot.participant?.id) ?? -1;
      return next === undefined || toSlot < 0 ? [] : [{ from: node.id, fromSlot, to: next.id, toSlot, as: 'winner' }];
    }),
  );
}
