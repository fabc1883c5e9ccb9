import type { GameEvent, Metric, MetricGuide, Seat } from '@kronika/game-kernel';
import { asFact } from './events/evolve';
import type { Fact, Source } from './events/facts';
import { type Amounts, entries } from './goods';
import { findPlace } from './state/queries';
import { type State } from './state/state';

/**
 * What players argue about: `faction`, `first-player`, `rejected`, `drafted`, `built`, `developed`, `replaced`, `deal-signed`, `razed`,
 * `razed-from-hand`, `lost`, `used`, `open-production` (each `of` a card), `gained` and `wasted` (of a good), `vp` (of a source), `vp-card` (of a
 * card), `cards-drawn` (of a source), `faction-action`, `passes` and `turns` (at a pass), `end-trigger` (the round), `rounds`, `ended-by`.
 * What the automatic opponent of a solo game does has no seat, and a name that begins with `opponent-`.
 */
export function metrics(event: GameEvent, before: State | undefined): readonly Metric[] {
  const fact = asFact(event);
  if (fact.type === 'started') return begun(fact);
  if (before === undefined) return [];
  const found = inPlay(fact, before);
  return before.solo === null ? found : found.map((metric) => ofOpponent(metric, before.seats));
}

/** Which of them summaries are made from. */
export const metricGuide: MetricGuide = {
  side: 'faction',
  firstPlayer: 'first-player',
  points: 'vp',
  cards: ['drafted', 'built', 'developed', 'deal-signed', 'razed', 'razed-from-hand', 'lost', 'rejected'],
  expansion: 'expansion',
};

function ofOpponent({ seat, ...metric }: Metric, seats: number): Metric {
  if (seat === undefined) return metric;
  return seat < seats ? { ...metric, seat } : { ...metric, name: `opponent-${metric.name}` };
}

function begun({ open }: Fact<'started'>): readonly Metric[] {
  const factions = (open.factions ?? []).map((faction, seat): Metric => ({ name: 'faction', seat, of: faction, value: 1 }));
  return [...factions, { name: 'first-player', seat: open.first, value: 1 }];
}

function inPlay(fact: Fact, before: State): readonly Metric[] {
  switch (fact.type) {
    case 'factionChosen':
      return [{ name: 'faction', seat: fact.open.seat, of: fact.open.faction, value: 1 }];
    case 'rejected':
      return fact.open.cards.flatMap((cards, seat) => cards.map((id) => card('rejected', seat, id)));
    case 'taken':
      return [card('drafted', fact.open.seat, fact.open.card)];
    case 'built':
      return [card('built', fact.open.seat, fact.open.card)];
    case 'developed':
      return [
        card('developed', fact.open.seat, fact.open.card),
        ...(fact.open.wasRuins ? [] : [card('replaced', fact.open.seat, fact.open.oldCard)]),
      ];
    case 'dealSigned':
      return [card('deal-signed', fact.open.seat, fact.open.card)];
    case 'razedFromHand':
      return [card('razed-from-hand', fact.open.seat, fact.open.card)];
    case 'razed':
      return [card('razed', fact.open.seat, fact.open.card), card('lost', fact.open.owner, fact.open.card)];
    case 'gained':
      return gained(fact.open.seat, fact.open.goods, fact.open.by, fact.open.card);
    case 'produced':
      return fact.open.sources.flatMap((source) => produced(fact.open.seat, source, before));
    case 'stolen':
      return [{ name: 'gained', seat: fact.open.seat, of: fact.open.good, value: fact.open.n }];
    case 'drew':
      return [{ name: 'cards-drawn', seat: fact.open.seat, of: fact.open.by, value: fact.open.n }];
    case 'used':
      return [card('used', fact.open.seat, cardAt(before, fact.open.place))];
    case 'actionUsed':
      return [{ name: 'faction-action', seat: fact.open.seat, of: fact.open.action, value: 1 }];
    case 'occupied':
      return [card('open-production', fact.open.seat, cardAt(before, fact.open.place))];
    case 'passed':
      return [
        { name: 'passes', seat: fact.open.seat, value: 1 },
        { name: 'turns', seat: fact.open.seat, value: before.players[fact.open.seat]?.turns ?? 0 },
      ];
    case 'endTriggered':
      return [{ name: 'end-trigger', seat: fact.open.seat, value: before.round }];
    case 'cleanedUp':
      return before.players.flatMap(({ goods }, seat) => amounts('wasted', seat, goods));
    case 'ended':
      return [
        { name: 'rounds', value: before.round },
        { name: 'ended-by', of: fact.open.by, value: 1 },
        ...fact.open.bonus.flatMap((value, seat): Metric[] => (value > 0 ? [{ name: 'vp', seat, of: 'locations', value }] : [])),
      ];
    default:
      return [];
  }
}

function card(name: string, seat: Seat, of: string): Metric {
  return { name, seat, of, value: 1 };
}

function cardAt(state: State, place: number): string {
  return findPlace(state, place)?.place.card ?? '';
}

function amounts(name: string, seat: Seat, goods: Amounts): readonly Metric[] {
  return entries(goods).flatMap(([good, value]): Metric[] => (value > 0 ? [{ name, seat, of: good, value }] : []));
}

/** Points are told by where they come from, other goods by what they are. */
function gained(seat: Seat, goods: Amounts, by: string, from: string | null): readonly Metric[] {
  const { vp = 0, ...others } = goods;
  const points: Metric[] = vp === 0 ? [] : [{ name: 'vp', seat, of: by, value: vp }];
  if (vp !== 0 && from !== null) points.push({ name: 'vp-card', seat, of: from, value: vp });
  return [...amounts('gained', seat, others), ...points];
}

function produced(seat: Seat, { from, goods }: Source, before: State): readonly Metric[] {
  if (from === 'deals') return gained(seat, goods, 'deal', null);
  return gained(seat, goods, 'production', from === 'board' ? (before.players[seat]?.faction ?? null) : cardAt(before, from));
}
