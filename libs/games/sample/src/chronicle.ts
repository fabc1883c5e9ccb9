import type { Json } from '@kronika/event-log';
import type { Description, GameEvent, Metric } from '@kronika/game-kernel';
import { asSampleEvent, secretOf } from './events';
import type { State } from './state';

/** Figures for statistics. */
export function metrics(recorded: GameEvent): readonly Metric[] {
  const event = asSampleEvent(recorded);
  switch (event.type) {
    case 'CoinsGained':
      return [{ name: 'coins', seat: event.open.seat, value: event.open.coins }];
    case 'CardsDrawn':
      return [{ name: 'cards-drawn', seat: event.open.seat, value: event.open.count }];
    case 'RaidRolled':
      return [
        { name: 'raids', seat: event.open.seat, value: 1 },
        { name: 'raids-won', seat: event.open.seat, value: event.open.success ? 1 : 0 },
      ];
    case 'StoresOpened':
      return event.open.stores.flatMap((store, seat) => store.map((card): Metric => ({ name: 'stored', seat, of: card, value: 1 })));
    default:
      return [];
  }
}

/** The log in words: see `texts`. A hidden card is named for those who got its sealed part. */
export function describe(recorded: GameEvent, before: State | undefined): Description {
  const event = asSampleEvent(recorded);
  const params = paramsOf(recorded.open);
  switch (event.type) {
    case 'CardsDrawn':
    case 'Offered':
    case 'Stored':
    case 'CardStolen': {
      const secret = secretOf<Json>(event);
      return secret === undefined
        ? { key: event.type, params }
        : { key: `${event.type}.known`, params: { ...params, card: typeof secret === 'string' ? [secret] : secret } };
    }
    case 'OffersRevealed':
      return { key: event.type, params: { offers: event.open.offers.map((offer) => ({ seat: offer.seat, card: offer.card })) } };
    case 'GuardAnswered':
      return { key: event.open.card === null ? 'GuardAnswered.none' : event.type, params };
    case 'RaidRolled':
      return { key: event.open.success ? 'RaidRolled.won' : 'RaidRolled.lost', params };
    case 'Scored':
      return { key: event.type, params: { rounds: before?.rounds ?? 0 } };
    default:
      return { key: event.type, params };
  }
}

function paramsOf(open: Json): Readonly<Record<string, Json>> {
  return typeof open === 'object' && open !== null ? Object.fromEntries(Object.entries(open)) : {};
}
