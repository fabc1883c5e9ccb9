import { ChangeDetectionStrategy, Component, computed, inject, resource } from '@angular/core';
import { RouterLink } from '@angular/router';
import { type GameCardPartsFragment, GraphQLClient, HomeDocument, type HomeQuery, MyOpenTurnsDocument } from '@kronika/web/client';
import { commonTexts, Locale, useTexts } from '@kronika/web/i18n';
import { Skeleton } from '@kronika/web/ui';
import { GameCard } from '../games/game-card';
import { Catalogue } from '../parts/catalogue';
import { Now } from '../parts/now';
import { MyTurns } from '../shell/my-turns';
import { Session } from '../shell/session';
import { FeaturedReplay } from './featured-replay';
import { homeTexts } from './home-texts';

/** What waits for the reader, what is going on, and a game that moves. */
@Component({
  selector: 'kr-home-page',
  imports: [FeaturedReplay, GameCard, RouterLink, Skeleton],
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './home-page.html',
  styleUrl: './home-page.css',
})
export class HomePage {
  readonly #client = inject(GraphQLClient);
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
  protected readonly running = computed(() => gamesIn(this.answer.hasValue() ? this.answer.value().running : undefined));
  /** The newest released game of people or bots that was played to its end. */
  protected readonly featured = computed(() => this.latest().find(({ endedBy }) => endedBy === 'play') ?? this.latest()[0]);
  protected readonly doors = [
    { id: 'play', link: '/lobby' },
    { id: 'replay', link: '/games' },
    { id: 'tournament', link: '/tournaments' },
    { id: 'statistics', link: '/statistics' },
  ];
}

function gamesIn(answer: HomeQuery['latest'] | undefined): readonly GameCardPartsFragment[] {
  return answer?.__typename === 'ListedGameConnection' ? answer.edges.map(({ node }) => node) : [];
}
