import { ChangeDetectionStrategy, Component, computed, inject, resource } from '@angular/core';
import { RouterLink } from '@angular/router';
import {
  type GameCardPartsFragment,
  GraphQLClient,
  HomeDocument,
  type HomeQuery,
  MyOpenTurnsDocument,
  TryDemoDocument,
} from '@kronika/web/client';
import { commonTexts, Locale, useTexts } from '@kronika/web/i18n';
import { Skeleton, Toasts } from '@kronika/web/ui';
import { GameCard } from '../games/game-card';
import { Catalogue } from '../parts/catalogue';
import { Now } from '../parts/now';
import { Commands } from '../parts/refusal';
import { MyTurns } from '../shell/my-turns';
import { Session } from '../shell/session';
import { TournamentCard } from '../tournaments/tournament-card';
import { FeaturedReplay } from './featured-replay';
import { homeTexts } from './home-texts';

/** What waits for the reader, what is going on, and a game that moves. */
@Component({
  selector: 'kr-home-page',
  imports: [FeaturedReplay, GameCard, RouterLink, Skeleton, TournamentCard],
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './home-page.html',
  styleUrl: './home-page.css',
})
export class HomePage {
  readonly #client = inject(GraphQLClient);
  readonly #commands = inject(Commands);
  readonly #toasts = inject(Toasts);
  readonly #turns = inject(MyTurns);
  protected readonly session = inject(Session);
  protected readonly locale = inject(Locale);
  protected readonly catalogue = inject(Catalogue);
  protected readonly now = inject(Now).seconds;
  protected readonly t = useTexts(homeTexts, commonTexts);
  protected readonly answer = resource({ loader: () => this.#client.request(HomeDocument) });
  readonly #mine = resource({
    // Asked anew whenever the number of turns changes.
    params: () => (this.session.isSignedIn() ? { count: this.#turns.count(), account: this.session.account()?.id } : undefined),
    loader: () => this.#client.request(MyOpenTurnsDocument),
  });
  protected readonly turns = computed(() => {
    const answer = this.#mine.hasValue() ? this.#mine.value().myTurns : undefined;
    return answer?.__typename === 'MyTurns' ? answer.turns : [];
  });
  protected readonly latest = computed(() => gamesIn(this.answer.hasValue() ? this.answer.value().latest : undefined));
  protected readonly events = computed(() => {
    const events = this.answer.hasValue() ? this.answer.value().events : undefined;
    return events?.__typename === 'TournamentConnection' ? events.edges.map(({ node }) => node) : [];
  });
  protected readonly canTry = computed(() => this.answer.hasValue() && this.answer.value().demo.canTry && !this.session.isSignedIn());
  protected readonly roles = ['PLAYER', 'ORGANISER'] as const;
  protected readonly running = computed(() => gamesIn(this.answer.hasValue() ? this.answer.value().running : undefined));
  /** The newest released game of people or bots that was played to its end. */
  protected readonly featured = computed(() => this.latest().find(({ endedBy }) => endedBy === 'play') ?? this.latest()[0]);
  protected readonly doors = [
    { id: 'play', link: '/lobby' },
    { id: 'replay', link: '/games' },
    { id: 'tournament', link: '/tournaments' },
    { id: 'statistics', link: '/statistics' },
  ];

  /** The demonstration without a password: on the machine that runs it only. */
  protected async tryAs(role: 'PLAYER' | 'ORGANISER'): Promise<void> {
    const sent = await this.#commands.send(
      async (commandId) => (await this.#client.request(TryDemoDocument, { input: { commandId, role } })).tryDemo,
    );
    if (sent.done) await this.session.entered();
    else this.#toasts.show(sent.problem, 'bad');
  }
}

function gamesIn(answer: HomeQuery['latest'] | undefined): readonly GameCardPartsFragment[] {
  return answer?.__typename === 'ListedGameConnection' ? answer.edges.map(({ node }) => node) : [];
}
