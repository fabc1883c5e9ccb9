import { type Chance, fastChance, type GameEvent, type Seat, type Viewer } from '@kronika/game-kernel';
import { corePack } from '../content/core-pack';
import { emptySlotsFor } from '../convoy/queries';
import { withToken } from '../events/change';
import { evolve } from '../events/evolve';
import type { Fact, FactType } from '../events/facts';
import type { Frame } from '../frames/frame';
import type { Play } from '../frames/play';
import { run } from '../frames/run';
import { type LastAurora, makeGame } from '../game';
import type { Move, MoveName } from '../moves/move';
import { type Options, optionsSchema } from '../options';
import type { Pack } from '../pack/pack';
import { cardNamed, makeRules, outcomeNamed, type Rules, slotsOf } from '../pack/rules';
import { colours, type LootPair, type Resource, type Token, tokens } from '../pack/vocabulary';
import { sheets, totalOf } from '../phases/scoring';
import { cardAt, placeOf } from '../state/address';
import {
  type Automa,
  type ConvoyCard,
  type CrewZone,
  type Enemy,
  noPile,
  type Phase,
  type Player,
  playerAt,
  type State,
  type Survivor,
  type ZoneCard,
} from '../state/state';
import type { View } from '../view';

/** `hermit`, `hermit:rest`, `hermit:rest:1` with a contamination counter. */
export type Crew = string;

export interface Someone {
  readonly colour?: (typeof colours)[number];
  readonly truck?: string;
  readonly trailers?: readonly string[];
  /** By column, from the truck on. */
  readonly devices?: readonly (string | null)[];
  readonly crew?: readonly Crew[];
  readonly goods?: Partial<Record<Resource, number>>;
  /** Tokens at fixed places; the rest is placed where it fits. */
  readonly tokens?: Readonly<Record<string, Token>>;
  readonly damage?: readonly string[];
  readonly items?: readonly string[];
  readonly fame?: number;
  /** The place on the main road. */
  readonly at?: number;
  readonly used?: readonly string[];
}

export interface Foe {
  readonly card: string;
  readonly region?: string;
  readonly loot?: string;
  readonly spaces?: number;
  readonly damage?: number;
  readonly targets?: readonly Seat[];
}

export interface Scenario {
  readonly players: readonly Someone[];
  readonly options?: Partial<Options>;
  readonly phase?: Phase;
  readonly round?: number;
  readonly order?: readonly Seat[];
  /** Cards of the Exploration Zone from the left. */
  readonly zone?: readonly (string | null)[];
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly enemies?: readonly Foe[];
  readonly outcomes?: readonly string[];
  readonly items?: readonly string[];
  readonly itemDiscard?: readonly string[];
  readonly automa?: Partial<Automa> & { readonly at?: number };
  readonly aurora?: number;
  readonly waypoints?: State['waypoints'];
  readonly blocked?: readonly string[];
  readonly mines?: State['mines'];
  readonly pack?: Pack;
}

/** A game in the middle, at which a test plays: "given" by the scenario, "when" by `play`, "then" by what can be asked. */
export class Given {
  readonly game: LastAurora;
  readonly rules: Rules;
  state: State;
  /** Everything that happened since the scenario. */
  readonly events: GameEvent[] = [];
  readonly #chance: Chance = fastChance('scenario');

  constructor(scenario: Scenario) {
    const pack = scenario.pack ?? corePack;
    this.game = makeGame(pack);
    this.rules = makeRules(pack);
    this.state = stateOf(this.rules, scenario);
  }

  /** Lets these frames come next, the first first, and goes on until somebody has to decide. */
  at(...frames: readonly Frame[]): this {
    const play: Play = {
      rules: this.rules,
      chance: this.#chance,
      events: [],
      stack: [...frames].reverse(),
      lane: null,
      state: { ...this.state, stack: [] },
    };
    run(play);
    this.events.push(...play.events);
    this.state = play.state;
    return this;
  }

  /** It is this seat's turn in Exploration; `then` follows. */
  exploring(seat: Seat, ...then: readonly Frame[]): this {
    this.state = { ...this.state, phase: 'exploration', active: seat };
    return this.at({ at: 'explore', seat, acted: false }, ...then);
  }

  driving(seat: Seat, ...then: readonly Frame[]): this {
    this.state = { ...this.state, phase: 'movement', active: seat };
    return this.at({ at: 'drive', seat, stage: 'ready', points: 0, path: [], strain: 0, bonus: null }, ...then);
  }

  firing(seat: Seat, ...then: readonly Frame[]): this {
    this.state = { ...this.state, phase: 'fire', active: seat };
    return this.at({ at: 'fire-turn', seat }, ...then);
  }

  /** Explores a slot (from 1) with a crew, up to the choice between card and bonus. */
  explore(seat: Seat, slot: number, ...crew: readonly string[]): this {
    this.play(seat, { do: 'startExplore', slot });
    for (const card of crew) this.play(seat, { do: 'commit', card });
    return this.play(seat, { do: 'confirmExplore' });
  }

  /** Plays legal moves of one seat, one after the other. */
  play(seat: Seat, ...moves: readonly Move[]): this {
    for (const move of moves) {
      const result = this.game.decide(this.state, seat, move, this.#chance);
      if (!result.ok)
        throw new Error(
          `${JSON.stringify(move)} was refused: ${result.error.rule}; legal: ${JSON.stringify(this.game.legalMoves(this.state, seat))}`,
        );
      for (const event of result.value) {
        this.events.push(event);
        this.state = evolve(this.state, event);
      }
    }
    return this;
  }

  /** Answers everything with the first legal move while `kinds` are asked. */
  settle(...kinds: readonly string[]): this {
    for (;;) {
      const decision = this.game.toAct(this.state).find(({ kind }) => kinds.includes(kind));
      const move = decision && this.legal(decision.seat)[0];
      if (decision === undefined || move === undefined) return this;
      this.play(decision.seat, move);
    }
  }

  /** The rule by which a move is refused; undefined when it is legal. */
  refusal(seat: Seat, move: Move): string | undefined {
    const result = this.game.decide(this.state, seat, move, fastChance('refusal'));
    return result.ok ? undefined : result.error.rule;
  }

  legal(seat: Seat, name?: MoveName): readonly Move[] {
    return this.game.legalMoves(this.state, seat).filter((move) => name === undefined || move.do === name);
  }

  /** The slots that damage may be placed on, by their cards (`b1`, `t2`), or whole. */
  damageable(seat: Seat): readonly string[] {
    return this.game.legalMoves(this.state, seat).flatMap((move) => (move.do === 'placeDamage' ? [move.slot] : []));
  }

  player(seat: Seat): Player {
    return playerAt(this.state, seat);
  }

  survivor(seat: Seat, card: string): Survivor | undefined {
    return this.player(seat).survivors.find((survivor) => survivor.card === card);
  }

  /** Where a survivor is, with contamination. */
  crew(seat: Seat): Readonly<Record<string, string>> {
    return Object.fromEntries(
      this.player(seat).survivors.map(({ card, zone, contamination }) => [card, contamination === 0 ? zone : `${zone}:${contamination}`]),
    );
  }

  /** Tokens in the convoy, by kind. */
  goods(seat: Seat): Partial<Record<Token, number>> {
    const found: Partial<Record<Token, number>> = {};
    for (const card of [...this.player(seat).bottom, ...this.player(seat).top]) {
      for (const token of card?.tokens ?? []) if (token !== null) found[token] = (found[token] ?? 0) + 1;
    }
    return found;
  }

  damage(seat: Seat): readonly string[] {
    const found: string[] = [];
    const rows = { b: this.player(seat).bottom, t: this.player(seat).top };
    for (const [row, cards] of Object.entries(rows))
      cards.forEach((card, column) => card?.damage.forEach((hit, index) => hit && found.push(`${row}${column + 1}.${index}`)));
    return found;
  }

  convoy(seat: Seat): readonly (string | null)[] {
    return [...this.player(seat).bottom, ...this.player(seat).top].map((card) => card?.card ?? null);
  }

  zone(): readonly (string | null)[] {
    return this.state.zone.map((found) => found?.card ?? null);
  }

  view(viewer: Viewer): View {
    return this.game.view(this.state, viewer);
  }

  points(): readonly number[] {
    return sheets({ rules: this.rules, state: this.state }).map(totalOf);
  }

  /** Who has to decide, and what. */
  get asked(): readonly string[] {
    return this.game.toAct(this.state).map(({ seat, kind }) => `${seat} ${kind}`);
  }

  /** The facts of a type since the scenario. */
  facts<Type extends FactType>(type: Type): readonly Fact<Type>['open'][] {
    return this.events.filter((event) => event.type === type).map((event) => event.open as Fact<Type>['open']);
  }
}

function stateOf(rules: Rules, scenario: Scenario): State {
  const parsed = optionsSchema.parse(scenario.options ?? {});
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  const options = parsed.value;
  const { record } = rules.roads[options.map];
  const stopAt = (index: number) => record.stops[index]?.id ?? '';
  const seats = scenario.players.length;
  const solo = seats === 1;
  const deck = (order: readonly string[]) => ({ order, drawn: 0, size: order.length });
  const outcomes = scenario.outcomes ?? rules.pack.outcomes.map(({ id }) => id);
  const zone = (scenario.zone ?? []).map((card) => (card === null ? null : zoneCard(rules, card)));
  while (zone.length < 5) zone.push(null);
  const { at = 0, ...automa } = scenario.automa ?? {};
  return {
    options,
    seats,
    round: scenario.round ?? 1,
    phase: scenario.phase ?? 'exploration',
    order: scenario.order ?? Array.from({ length: solo ? 2 : seats }, (_, seat) => seat),
    players: scenario.players.map((someone, seat) => playerOf(rules, someone, seat, stopAt(someone.at ?? 0))),
    automa: solo
      ? {
          fame: 0,
          stop: stopAt(at),
          counter: 1,
          food: 0,
          fuel: 0,
          ammo: 0,
          survivors: 2,
          contaminated: 0,
          damage: [],
          used: [],
          deck: deck(rules.pack.automa.actions.map(({ id }) => id)),
          down: { n: 0, cards: [] },
          faceUp: [],
          discard: [],
          items: { n: 0, cards: [] },
          loot: [],
          ...automa,
        }
      : null,
    aurora: scenario.aurora ?? 1,
    waypoints: scenario.waypoints ?? [],
    blocked: scenario.blocked ?? [],
    mines: scenario.mines ?? [],
    zone,
    deck: deck(scenario.deck ?? ['gunner', 'driver', 'hustler', 'tunnel-depot', 'biomass-processor', 'turbocharger']),
    layers: [0, scenario.deck?.length ?? 6, 0],
    box: [],
    discard: scenario.discard ?? [],
    lootDeck: deck(rules.pack.loot.map(({ id }) => id)),
    lootDiscard: [],
    lootGone: [],
    itemDeck: deck(scenario.items ?? ['welding-torch', 'food-ration', 'nitrous-oxide', 'protective-suit', 'frostbite-medicine']),
    itemDiscard: scenario.itemDiscard ?? [],
    outcomes: { deck: deck(outcomes), top: outcomeNamed(rules, outcomes[0] ?? '').backZone, current: null, discard: [] },
    enemies: (scenario.enemies ?? []).map((foe) => enemyOf(rules, foe, record.regions[0]?.id ?? '')),
    gone: [],
    won: [],
    owed: [],
    active: null,
    recruits: [],
    transit: [],
    ended: null,
    stack: [],
    lanes: null,
    asks: 1,
    turn: 1,
  };
}

function zoneCard(rules: Rules, id: string): ZoneCard {
  const card = cardNamed(rules, id);
  const [left, right] = card.type === 'location' ? [card.blocks.left, card.blocks.right] : [noPile, noPile];
  return { card: id, left, right, tokens: card.type === 'encounter' ? { ...noPile, ...card.tokens } : noPile };
}

function enemyOf(
  rules: Rules,
  { card, region, loot = 'nuclear-reactor', spaces = 4, damage = 0, targets = [] }: Foe,
  first: string,
): Enemy {
  const pair: LootPair = rules.pack.loot.find(({ id }) => id === loot)?.pair ?? 'I-II';
  return { card, region: region ?? first, loot: { pair, card: loot }, spaces, damage, targets };
}

function convoyCard(rules: Rules, card: string): ConvoyCard {
  const { length } = slotsOf(rules, card);
  return { card, damage: new Array<boolean>(length).fill(false), tokens: new Array<null>(length).fill(null) };
}

function playerOf(rules: Rules, someone: Someone, seat: Seat, stop: string): Player {
  const colour = someone.colour ?? colours[seat] ?? 'red';
  const crew = (someone.crew ?? [`leader-${colour}`, `co-pilot-${colour}`]).map((text): Survivor => {
    const [card = '', zone = 'active', contamination = '0'] = text.split(':');
    return { card, zone: zone as CrewZone, contamination: Number(contamination), food: 0, skill: null };
  });
  const bottom = [someone.truck ?? `truck-${colour}`, ...(someone.trailers ?? [`container-${colour}`])].map((card) =>
    convoyCard(rules, card),
  );
  const top = bottom.map((_, column) => {
    const device = someone.devices?.[column];
    return device === undefined || device === null ? null : convoyCard(rules, device);
  });
  let player: Player = {
    colour,
    fame: someone.fame ?? 0,
    stop,
    survivors: crew,
    bottom,
    top,
    items: { n: someone.items?.length ?? 0, cards: someone.items ?? [] },
    used: someone.used ?? [],
    spared: null,
    eliminated: 0,
  };
  for (const address of someone.damage ?? []) player = damaged(player, address);
  for (const [address, token] of Object.entries(someone.tokens ?? {})) player = withToken(player, address, token);
  const placed = (token: Token) => Object.values(someone.tokens ?? {}).filter((one) => one === token).length;
  for (const token of tokens) {
    const wanted = (token === 'survivor' ? crew.length : (someone.goods?.[token] ?? 0)) - placed(token);
    for (let n = 0; n < wanted; n++) {
      const slot = emptySlotsFor(rules, player, token)[0];
      if (slot === undefined) throw new Error(`No slot for ${token}`);
      player = withToken(player, slot, token);
    }
  }
  return player;
}

function damaged(player: Player, address: string): Player {
  const { row, column, index } = placeOf(address);
  const card = cardAt(player, address);
  if (card === undefined) throw new Error(`No slot ${address}`);
  const hit = { ...card, damage: card.damage.with(index, true) };
  return row === 'b' ? { ...player, bottom: player.bottom.with(column, hit) } : { ...player, top: player.top.with(column, hit) };
}

/** A game in the middle. */
export function given(scenario: Scenario): Given {
  return new Given(scenario);
}
