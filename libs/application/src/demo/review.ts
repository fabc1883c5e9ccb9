import { derivedId, type Json, type StoredEvent } from '@kronika/event-log';
import {
  type AnyGame,
  asKernelEvent,
  type Chance,
  committedSource,
  fastChance,
  foldEvent,
  type KernelState,
  type Narrator,
  type Occupant,
  playMove,
  sightOf,
  wholeNarrator,
} from '@kronika/game-kernel';
import type { Glyph, Subject, Visibility } from '@kronika/annotations';
import { byGain, type GameStory, type PlayedMove, storyOf, winnersOf } from './moments';
import { callerOf, must, type Stage } from './stage';
import { bestBot, type Troupe } from './troupe';
import { Words } from './words';

const hour = 3_600_000;

/** A recorded game that is worth a closer look. */
export interface ReviewedGame {
  readonly gameId: string;
  readonly game: AnyGame;
  readonly events: readonly StoredEvent[];
  readonly seats: readonly Occupant[];
  readonly story: GameStory;
  readonly words: Words;
  readonly narrator: Narrator;
}

/** A what-if line, and where it leaves its game. */
export interface Branch {
  readonly variationId: string;
  readonly version: number;
}

/** Looks back at games and writes into their margins what can be seen in them. */
export class Review {
  readonly #stage: Stage;
  readonly #troupe: Troupe;
  readonly #chance: Chance;
  #commands = 0;

  constructor(stage: Stage, troupe: Troupe, chance: Chance) {
    this.#stage = stage;
    this.#troupe = troupe;
    this.#chance = chance;
  }

  async read(gameId: string): Promise<ReviewedGame | undefined> {
    const { log, games } = this.#stage.platform;
    const events: StoredEvent[] = [];
    for await (const event of log.read(`game-${gameId}`)) events.push(event);
    const started = events[0] && asKernelEvent(events[0]);
    if (started?.type !== 'GameStarted') return undefined;
    const game = await games.gameWithPack(started.open.game, started.open.packHash, log);
    const module = await games.offered.find(({ id }) => id === started.open.game)?.load();
    if (game === undefined || module === undefined) return undefined;
    const { seats } = started.open;
    const nameOf = (seat: number): string => {
      const occupant = seats[seat];
      return occupant?.kind === 'player' ? this.#troupe.nameOf(occupant.id) : `Bot ${seat + 1}`;
    };
    const narrator = wholeNarrator(module.narrate?.(module.defaultPack));
    return { gameId, game, events, seats, story: storyOf(game, events), words: new Words(narrator, nameOf), narrator };
  }

  /** Comments with glyphs where the estimate of the game jumps, where the lead changes, and at the end. */
  async annotate({ gameId, seats, story, words }: ReviewedGame): Promise<void> {
    const people = seats.flatMap((occupant, seat) => (occupant.kind === 'player' ? [{ id: occupant.id, seat }] : []));
    const [first, second] = people;
    if (first === undefined || second === undefined) return;
    const moves = byGain(story);
    const [best, good] = moves;
    const worst = moves.at(-1);
    const subject: Subject = { kind: 'game', id: gameId };
    const language = (id: string) => this.#troupe.get(id)?.language ?? 'en';
    if (best !== undefined && best.gain > 0) {
      const author = people.find(({ seat }) => seat !== best.seat) ?? first;
      const text = words.best(language(author.id), best);
      const written = await this.#write(author.id, subject, best.version, { text, glyph: '!!', tags: ['turning point'] });
      const other = people.find(({ id }) => id !== author.id) ?? second;
      const answer = words.answer(language(other.id), other.seat, best, story.ended?.outcome ?? null);
      if (answer !== undefined) await this.#write(other.id, subject, best.version, { text: answer, parentId: written });
    }
    if (good !== undefined && good.gain > 0) {
      await this.#write(second.id, subject, good.version, { text: words.good(language(second.id), good), glyph: '!' });
    }
    if (worst !== undefined && worst.gain < 0) {
      const author = people.find(({ seat }) => seat === worst.seat) ?? first;
      await this.#write(author.id, subject, worst.version, { text: words.worst(language(author.id), worst), glyph: '??' });
    }
    const lead = story.leads.at(-1);
    if (lead !== undefined) {
      await this.#write(first.id, subject, lead.version, { text: words.lead(language(first.id), lead, winnersOf(story)), tags: ['lead'] });
    }
    const last = people.at(-1) ?? first;
    const end = words.end(language(last.id), story);
    if (end !== undefined && story.ended !== undefined) await this.#write(last.id, subject, story.ended.version, { text: end });
  }

  /** A what-if line in place of a move that cost somebody dearly: what the best bot would have done. Undefined where it has nothing better. */
  async branch(reviewed: ReviewedGame, author: string): Promise<Branch | undefined> {
    for (const move of byGain(reviewed.story).slice(-5).toReversed()) {
      const idea = await this.#betterMove(reviewed, move);
      if (idea === undefined) continue;
      const caller = callerOf(author);
      const { variations } = this.#stage;
      const started = must(
        await variations.start(caller, {
          commandId: this.#command('variation'),
          from: { kind: 'game', id: reviewed.gameId },
          version: move.before,
          chance: 'recorded',
          visibility: 'public',
          links: [],
        }),
        'a variation',
      );
      const { variationId } = started;
      const played = must(await variations.play(caller, { commandId: this.#command('move'), variationId, ...idea.move }), 'its first move');
      const language = this.#troupe.get(author)?.language ?? 'en';
      const text = reviewed.words.instead(language, idea.words(language), idea.played, idea.found);
      await this.#write(author, { kind: 'variation', id: variationId }, played.version, { text, glyph: '!?', tags: ['what if'] });
      await this.#playOn(author, variationId);
      return { variationId, version: move.before };
    }
    return undefined;
  }

  /** A study of the turning points of some games, one chapter each. */
  async study(owner: string, title: string, games: readonly ReviewedGame[], branch: Branch | undefined): Promise<void> {
    const caller = callerOf(owner);
    const { studies } = this.#stage;
    const { studyId } = must(await studies.create(caller, { commandId: this.#command('study'), title, visibility: 'public' }), title);
    for (const { gameId, story, seats, words } of games) {
      const [turning] = byGain(story);
      if (turning === undefined) continue;
      const names = seats.flatMap((occupant) => (occupant.kind === 'player' ? [this.#troupe.nameOf(occupant.id).split(' ')[0] ?? ''] : []));
      const subject: Subject = { kind: 'game', id: gameId };
      const chapter = {
        commandId: this.#command('chapter'),
        studyId,
        name: `Runda ${turning.round}: ${names.join(', ')}`,
        subject,
        links: [],
      };
      must(await studies.addChapter(caller, { ...chapter, version: turning.before }), 'a chapter');
      const text = words.good(this.#troupe.get(owner)?.language ?? 'en', turning);
      await this.#write(owner, subject, turning.version, { text, studyId });
    }
    if (branch === undefined) return;
    const chapter = { commandId: this.#command('chapter'), studyId, name: 'A gdyby…?', version: branch.version, links: [] };
    must(
      await studies.addChapter(caller, { ...chapter, subject: { kind: 'variation', id: branch.variationId } }),
      'the chapter of the variation',
    );
  }

  /** What the best bot would have played instead, if the estimate says that it is better. */
  async #betterMove({ game, events, narrator }: ReviewedGame, move: PlayedMove) {
    let kernel: KernelState<unknown> | undefined;
    let played: KernelState<unknown> | undefined;
    for (const event of events.slice(0, move.version + 1)) {
      played = foldEvent(game, played, event);
      if (event.version === move.before) kernel = played;
    }
    const sight = kernel && sightOf(game, kernel, move.seat);
    if (kernel === undefined || sight === undefined || played?.state === undefined) return undefined;
    const { platform } = this.#stage;
    const choice = (await bestBot(platform.games, game)).choose(sight, fastChance('what if'));
    const step = playMove(game, kernel, { seat: move.seat, move: choice }, { chance: committedSource(platform.hashing) });
    if (!step.ok) return undefined;
    const before = game.evaluate(played.state, move.seat);
    const after = game.evaluate(step.value.after.state, move.seat);
    if (after <= before + 0.05) return undefined;
    const state = kernel.state;
    return {
      move: { seat: move.seat, move: choice },
      played: before,
      found: after,
      words: (language: 'en' | 'pl') => narrator.move(language, choice, state, (seat) => `#${seat + 1}`),
    };
  }

  /** A few moves more, as the best bot plays them for everybody. */
  async #playOn(author: string, variationId: string): Promise<void> {
    const { variations } = this.#stage;
    for (let moves = 0; moves < 6; moves++) {
      const seen = must(await variations.see(callerOf(author), variationId), 'the variation');
      const [legal] = seen.legalMoves;
      if (legal === undefined || legal.moves.length === 0) return;
      const move: Json = this.#chance.pick('line', legal.moves);
      const play = { commandId: this.#command('line'), variationId, seat: legal.seat, move };
      must(await variations.play(callerOf(author), play), 'a move of the variation');
    }
  }

  async #write(
    author: string,
    subject: Subject,
    version: number,
    what: {
      readonly text: string;
      readonly glyph?: Glyph;
      readonly tags?: readonly string[];
      readonly parentId?: string;
      readonly studyId?: string;
      readonly visibility?: Visibility;
    },
  ): Promise<string> {
    const { clock, annotations } = this.#stage;
    clock.advanceTo(clock.now + this.#chance.int('review', 4 * hour));
    const written = must(
      await annotations.annotate(callerOf(author), {
        commandId: this.#command('annotation'),
        subject,
        version,
        parentId: what.parentId ?? null,
        glyph: what.glyph ?? null,
        content: { text: what.text, tags: [...(what.tags ?? [])], marks: [] },
        visibility: what.visibility ?? 'public',
        studyId: what.studyId ?? null,
        commentary: false,
        links: [],
      }),
      'an annotation',
    );
    return written.annotationId;
  }

  #command(what: string): string {
    return derivedId('demo', what, String(this.#commands++));
  }
}
