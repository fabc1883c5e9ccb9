import { fastChance, type GameEvent, type Seat, type Viewer } from '@kronika/game-kernel';
import { corePack } from '../content/core-pack';
import { evolve } from '../events/evolve';
import type { Fact, FactType } from '../events/facts';
import type { Frame } from '../frames/frame';
import type { Play } from '../frames/play';
import { run } from '../frames/run';
import { type FiftyFirstState, makeGame } from '../game';
import { emptySupply, type Good, type Tokens } from '../goods';
import type { Move, MoveName } from '../moves/move';
import { type Options, optionsSchema } from '../options';
import type { Pack } from '../pack/pack';
import { cardNamed, makeRules } from '../pack/rules';
import { newPlayer, newSolo, type Place, type Player, playerAt, type State } from '../state/state';
import type { View } from '../view';

/** A built location of a scenario: its card, and what lies on it. */
export type Built = string | ({ readonly card: string } & Partial<Omit<Place, 'id' | 'card' | 'row'>>);

export interface Someone {
  readonly faction?: string;
  readonly vp?: number;
  readonly goods?: Tokens;
  readonly hand?: readonly string[];
  readonly built?: readonly Built[];
  /** Razed locations, by their faces. */
  readonly ruins?: readonly string[];
  readonly deals?: readonly string[];
  readonly passed?: boolean;
  readonly turns?: number;
  readonly used?: Readonly<Record<string, number>>;
  readonly brawlers?: number;
}

export interface Scenario {
  readonly players: readonly Someone[];
  /** The automatic opponent of a solo game. */
  readonly opponent?: Someone;
  readonly options?: Partial<Options>;
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly display?: readonly string[];
  readonly blue?: string;
  readonly red?: string;
  readonly blueDeck?: readonly string[];
  readonly redDeck?: readonly string[];
  readonly blueDiscard?: readonly string[];
  readonly redDiscard?: readonly string[];
  readonly round?: number;
  readonly first?: Seat;
  readonly phase?: State['phase'];
  readonly endTriggered?: boolean;
  readonly pack?: Pack;
}

/** A game in the middle, at which a test plays: "given" by the scenario, "when" by `play`, "then" by what can be asked. */
export class Given {
  readonly game: FiftyFirstState;
  readonly rules;
  state: State;
  /** Everything that happened since the scenario. */
  readonly events: GameEvent[] = [];
  readonly #chance = fastChance('scenario');

  constructor(scenario: Scenario) {
    const pack = scenario.pack ?? corePack;
    this.game = makeGame(pack);
    this.rules = makeRules(pack);
    this.state = this.#stateOf(scenario);
  }

  /** Lets these frames come next, the first first, and goes on until somebody has to decide. */
  at(...frames: readonly Frame[]): this {
    const play: Play = {
      rules: this.rules,
      chance: this.#chance,
      events: [],
      stack: [...frames].reverse(),
      state: { ...this.state, stack: [] },
    };
    run(play);
    this.events.push(...play.events);
    this.state = play.state;
    return this;
  }

  /** It is this seat's turn in the Action phase. */
  turnOf(seat: Seat): this {
    const frame: Frame = { at: 'turn', seat, acted: false, again: null };
    this.state = { ...this.state, phase: 'action', stack: [frame] };
    return this;
  }

  /** Plays legal moves of one seat, one after the other. */
  play(seat: Seat, ...moves: readonly Move[]): this {
    for (const move of moves) {
      const result = this.game.decide(this.state, seat, move, this.#chance);
      if (!result.ok) throw new Error(`${JSON.stringify(move)} was refused: ${result.error.rule} ${result.error.message}`);
      for (const event of result.value) {
        this.events.push(event);
        this.state = evolve(this.state, event);
      }
    }
    return this;
  }

  /** The rule by which a move is refused; undefined when it is legal. */
  refusal(seat: Seat, move: Move): string | undefined {
    const result = this.game.decide(this.state, seat, move, fastChance('refusal'));
    return result.ok ? undefined : result.error.rule;
  }

  legal(seat: Seat, name?: MoveName): readonly Move[] {
    return this.game.legalMoves(this.state, seat).filter((move) => name === undefined || move.do === name);
  }

  player(seat: Seat): Player {
    return playerAt(this.state, seat);
  }

  /** What a seat has of some goods: tokens in the supply, points, cards in hand. */
  has(seat: Seat, ...goods: readonly Good[]): readonly number[] {
    const player = this.player(seat);
    const { locations, blue, red } = player.hand;
    return goods.map((good) => (good === 'vp' ? player.vp : good === 'card' ? locations + blue + red : player.goods[good]));
  }

  /** The tokens of a supply, without those of which there are none. */
  supply(seat: Seat): Tokens {
    return Object.fromEntries(Object.entries(this.player(seat).goods).filter(([, n]) => n > 0));
  }

  /** The first place of a State with this card. */
  place(seat: Seat, card: string): Place {
    const found = this.player(seat).places.find((place) => place.card === card);
    if (found === undefined) throw new Error(`No ${card} in the State of ${seat}`);
    return found;
  }

  id(seat: Seat, card: string): number {
    return this.place(seat, card).id;
  }

  deal(seat: Seat, card: string): number {
    const found = this.player(seat).deals.find((deal) => deal.card === card);
    if (found === undefined) throw new Error(`No deal with ${card}`);
    return found.id;
  }

  view(viewer: Viewer): View {
    return this.game.view(this.state, viewer);
  }

  /** Who has to decide, and what. */
  get asked(): readonly string[] {
    return this.game.toAct(this.state).map(({ seat, kind }) => `${seat} ${kind}`);
  }

  /** The facts of a type since the scenario. */
  facts<Type extends FactType>(type: Type): readonly Fact<Type>['open'][] {
    return this.events.filter((event) => event.type === type).map((event) => event.open as Fact<Type>['open']);
  }

  #stateOf(scenario: Scenario): State {
    const parsed = optionsSchema.parse(scenario.options ?? {});
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
    const people = [...scenario.players, ...(scenario.players.length === 1 ? [scenario.opponent ?? {}] : [])];
    let nextId = 1;
    const place = (built: Built): Place => {
      const given = typeof built === 'string' ? { card: built } : built;
      return {
        row: cardNamed(this.rules, given.card).category,
        ruined: false,
        uses: 0,
        spent: {},
        worker: false,
        cache: {},
        stored: {},
        shield: false,
        ...given,
        id: nextId++,
      };
    };
    const players = people.map((someone, seat): Player => {
      const hand = someone.hand ?? [];
      const ofColour = (colour: string) => hand.filter((card) => this.rules.connections.get(card)?.colour === colour).length;
      return {
        ...newPlayer,
        faction: seat < scenario.players.length ? (someone.faction ?? corePack.factions[seat]!.id) : null,
        vp: someone.vp ?? 0,
        goods: { ...emptySupply, ...someone.goods },
        hand: {
          locations: hand.filter((card) => this.rules.cards.has(card)).length,
          blue: ofColour('blue'),
          red: ofColour('red'),
          cards: hand,
        },
        places: [...(someone.built ?? []).map(place), ...(someone.ruins ?? []).map((card) => ({ ...place(card), ruined: true }))],
        deals: (someone.deals ?? []).map((card) => ({ id: nextId++, card })),
        passed: someone.passed ?? false,
        turns: someone.turns ?? 1,
        board: Object.fromEntries(Object.entries(someone.used ?? {}).map(([action, uses]) => [action, { uses, spent: {} }])),
        brawlers: someone.brawlers ?? 0,
      };
    });
    const deck = (order: readonly string[] = []) => ({ order, drawn: 0, size: order.length });
    return {
      options: parsed.value,
      seats: scenario.players.length,
      round: scenario.round ?? 1,
      phase: scenario.phase ?? 'action',
      first: scenario.first ?? 0,
      endTriggered: scenario.endTriggered ?? false,
      endedBy: null,
      players,
      deck: deck(
        scenario.deck ?? ['pub', 'quarry', 'docks', 'arena', 'church', 'museum', 'camp', 'motel', 'factory', 'rubble', 'shelter', 'convoy'],
      ),
      discard: scenario.discard ?? [],
      display: scenario.display ?? [],
      connections: {
        blue: {
          deck: deck(scenario.blueDeck ?? ['merchants', 'junk-train']),
          discard: scenario.blueDiscard ?? [],
          faceUp: scenario.blue ?? null,
        },
        red: { deck: deck(scenario.redDeck ?? ['punks', 'thugs']), discard: scenario.redDiscard ?? [], faceUp: scenario.red ?? null },
      },
      diverted: [],
      copied: [],
      solo: scenario.players.length === 1 ? newSolo : null,
      stack: [],
      asks: 1,
      turn: 1,
      nextId,
    };
  }
}

/** A game in the middle. */
export function given(scenario: Scenario): Given {
  return new Given(scenario);
}
