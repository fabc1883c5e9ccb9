import { topCard } from '../effects/draw';
import { entries } from '../goods';
import { type Position } from '../frames/handler';
import { type Play, push, tell } from '../frames/play';
import { cardNamed } from '../pack/rules';
import type { SoloRecord } from '../pack/records';
import { standing } from '../state/queries';
import { type AttemptKind, playerAt } from '../state/state';
import { discardConnection, endOpponentTurn, opponentScores } from './strike';
import { attackTargets, matches } from './target';

type Opponent = SoloRecord['opponents'][number];

/** The opponent of the solo mode that is played; section 11 changes one number or step each. */
export function opponentOf({ rules, state }: Position): Opponent {
  const found = rules.pack.solo.opponents.find(({ id }) => id === state.options.soloMode);
  if (found === undefined) throw new Error(`No solo opponent '${state.options.soloMode}' in the pack`);
  return found;
}

/** FS-10.6: the first line that fits. */
export function virtualOpponentTurn(play: Play): void {
  const { develop, dealAttack, maxRazeAttempts } = opponentOf(play);
  if (playerAt(play.state, 0).passed) pass(play);
  else if (discardConnection(play)) {
    opponentScores(play, play.rules.pack.solo.standard.vpPerConnection);
    endOpponentTurn(play);
  } else if (develop !== null && open(play, 'develop', develop.maxFailures)) tryToDevelop(play, develop);
  else if (open(play, 'raze', maxRazeAttempts)) attack(play);
  else if (dealAttack !== null && open(play, 'deal', dealAttack.maxFailures)) attackDeals(play);
  else pass(play);
}

/** Attempts of a kind go on until the first success or the last allowed failure. */
function open({ state }: Position, kind: AttemptKind, maxFailures: number): boolean {
  const attempts = state.solo?.attempts[kind];
  return attempts !== undefined && !attempts.success && attempts.failures < maxFailures;
}

/** FS-10.6: on passing, all piles go to the main discard. */
function pass(play: Play): void {
  (['develop', 'raze', 'deal'] as const).forEach((kind) => discardPile(play, kind));
  tell(play, { type: 'passed', open: { seat: play.state.seats } });
  endOpponentTurn(play);
}

function discardPile(play: Play, kind: AttemptKind): void {
  const cards = play.state.solo?.attempts[kind].pile ?? [];
  if (cards.length > 0) tell(play, { type: 'pileDiscarded', open: { kind, cards } });
}

/** FS-10.16: without a card the attempt has failed. */
function reveal(play: Play, kind: AttemptKind): string | undefined {
  const card = topCard(play);
  tell(play, { type: 'attempted', open: { kind, card: card ?? null } });
  return card;
}

function fail(play: Play, kind: AttemptKind): void {
  tell(play, { type: 'attemptEnded', open: { kind, success: false } });
  endOpponentTurn(play);
}

/** FS-10.7 */
function attack(play: Play): void {
  const card = reveal(play, 'raze');
  const targets = card === undefined ? [] : attackTargets(play, cardNamed(play.rules, card).types, true);
  if (targets.length === 0) fail(play, 'raze');
  else push(play, { at: 'attack', targets: targets.map(({ id }) => id), revealed: null });
}

/** FS-11.3: a deal of the human that yields a good of the revealed card's deal is lost. */
function attackDeals(play: Play): void {
  const card = reveal(play, 'deal');
  const goods = card === undefined ? [] : entries(cardNamed(play.rules, card).deal).map(([good]) => good);
  const hit = playerAt(play.state, 0).deals.filter((deal) =>
    goods.some((good) => cardNamed(play.rules, deal.card).deal[good] !== undefined),
  );
  if (hit.length === 0) fail(play, 'deal');
  else push(play, { at: 'lose-deal', deals: hit.map(({ id }) => id) });
}

/** FS-11.4: success if the revealed card shares a type with a location of the opponent; the card is not built. */
function tryToDevelop(play: Play, { vp, maxFailures }: { readonly vp: number; readonly maxFailures: number }): void {
  const card = reveal(play, 'develop');
  const types = card === undefined ? [] : cardNamed(play.rules, card).types;
  const success = playerAt(play.state, play.state.seats).places.some((place) => {
    const own = standing(play.rules, place);
    return own !== undefined && matches(types, own) > 0;
  });
  tell(play, { type: 'attemptEnded', open: { kind: 'develop', success } });
  if (success) opponentScores(play, vp);
  if (!open(play, 'develop', maxFailures)) discardPile(play, 'develop');
  endOpponentTurn(play);
}
