import { computed, DestroyRef, inject, Injectable, signal } from '@angular/core';
import {
  type Following,
  GraphQLClient,
  SeeTournamentDocument,
  type SeeTournamentQuery,
  TournamentChangedDocument,
} from '@kronika/web/client';
import { Toasts } from '@kronika/web/ui';
import { type Answered, Commands } from '../parts/refusal';
import { entrantName } from './entrant';

export type SeenTournament = Extract<SeeTournamentQuery['tournament'], { __typename: 'Tournament' }>;
export type SeenStage = SeenTournament['stages'][number];
export type SeenRound = SeenStage['rounds'][number];

const settle = 150;

/** One tournament, live: what is shown is asked for again after each change. */
@Injectable()
export class TournamentFeed {
  readonly #client = inject(GraphQLClient);
  readonly #commands = inject(Commands);
  readonly #toasts = inject(Toasts);
  readonly #tournament = signal<SeenTournament | null | undefined>(undefined);
  readonly #failed = signal(false);
  readonly #sending = signal(false);
  #id = '';
  #following: Following | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Undefined while it is on its way, null where there is none. */
  readonly tournament = this.#tournament.asReadonly();
  readonly failed = this.#failed.asReadonly();
  readonly sending = this.#sending.asReadonly();
  readonly names = computed(() => new Map((this.#tournament()?.participants ?? []).map((entrant) => [entrant.id, entrantName(entrant)])));
  /** The stage that is, or was, played last. */
  readonly stage = computed(() => this.#tournament()?.stages.findLast(({ started }) => started));
  readonly round = computed(() => this.stage()?.rounds.at(-1));

  constructor() {
    inject(DestroyRef).onDestroy(() => this.close());
  }

  async open(id: string): Promise<void> {
    this.close();
    this.#id = id;
    this.#tournament.set(undefined);
    await this.#ask();
    const seen = this.#tournament();
    if (!seen) return;
    this.#following = this.#client.follow(
      TournamentChangedDocument,
      () => ({ tournamentId: id, fromVersion: (this.#tournament()?.version ?? seen.version) + 1 }),
      ({ tournamentChanged }) => {
        if (tournamentChanged.version > (this.#tournament()?.version ?? -1)) this.refresh();
      },
    );
  }

  close(): void {
    this.#following?.stop();
    clearTimeout(this.#timer);
  }

  /** Several changes at once are one look. */
  refresh(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), settle);
  }

  nameOf(participant: string | null): string {
    return participant === null ? '' : (this.names().get(participant) ?? '–');
  }

  /** Sends a command, tells of a refusal, and looks again. True when it was carried out. */
  async send(ask: (command: { readonly commandId: string; readonly tournamentId: string }) => Promise<Answered>): Promise<boolean> {
    this.#sending.set(true);
    const sent = await this.#commands.send((commandId) => ask({ commandId, tournamentId: this.#id }));
    this.#sending.set(false);
    if (!sent.done) this.#toasts.show(sent.problem, 'bad');
    await this.#ask();
    return sent.done;
  }

  async #ask(): Promise<void> {
    const id = this.#id;
    try {
      const { tournament } = await this.#client.request(SeeTournamentDocument, { tournamentId: id });
      if (id !== this.#id) return;
      this.#tournament.set(tournament.__typename === 'Tournament' ? tournament : null);
      this.#failed.set(false);
    } catch {
      this.#failed.set(true);
    }
  }
}
