import type { Description, Language, Narrator, Outcome, SeatNames } from '@kronika/game-kernel';
import type { GameStory, LeadChange, PlayedMove } from './moments';

/** Puts what truly happened into the words of a reviewer. Everything said follows from the recorded events. */
export class Words {
  readonly #narrator: Narrator;
  readonly #nameOf: SeatNames;

  constructor(narrator: Narrator, nameOf: SeatNames) {
    this.#narrator = narrator;
    this.#nameOf = nameOf;
  }

  best(language: Language, move: PlayedMove): string {
    const name = this.#nameOf(move.seat);
    const what = this.#sentence(language, move);
    return language === 'pl'
      ? `${what} Najlepszy ruch tej partii: ocena pozycji rośnie o ${figure(move.gain)} (${name}, runda ${move.round}).`
      : `${what} The best move of this game: the estimate rises by ${figure(move.gain)} (${name}, round ${move.round}).`;
  }

  good(language: Language, move: PlayedMove): string {
    const what = this.#sentence(language, move);
    return language === 'pl'
      ? `${what} Ocena w górę o ${figure(move.gain)}; punkty po tym ruchu: ${this.#scores(move.scores)}.`
      : `${what} Up by ${figure(move.gain)}; the scores after it: ${this.#scores(move.scores)}.`;
  }

  worst(language: Language, move: PlayedMove): string {
    const name = this.#nameOf(move.seat);
    const what = this.#sentence(language, move);
    return language === 'pl'
      ? `${what} To kosztuje: ocena pozycji spada o ${figure(-move.gain)} (${name}, runda ${move.round}).`
      : `${what} An expensive one: the estimate falls by ${figure(-move.gain)} (${name}, round ${move.round}).`;
  }

  /** The last change of the lead. */
  lead(language: Language, { seat, round, scores }: LeadChange, winners: readonly number[]): string {
    const name = this.#nameOf(seat);
    if (language === 'pl') {
      const after = winners.includes(seat) ? 'I tak już zostaje do końca.' : 'Dopiero końcowe liczenie to odwraca.';
      return `**Runda ${round}:** na czele jest ${name} (${this.#scores(scores)}). ${after}`;
    }
    const after = winners.includes(seat) ? 'And so it stays to the end.' : 'Only the final count turns it round.';
    return `**Round ${round}:** ${name} is in front (${this.#scores(scores)}). ${after}`;
  }

  end(language: Language, { ended, leads }: GameStory): string | undefined {
    const places = placesOf(ended?.outcome ?? null);
    const [first, second] = places;
    if (ended === undefined || first === undefined || second === undefined) return undefined;
    const name = this.#nameOf(first.seat);
    const margin = first.score - second.score;
    const isShared = second.place === first.place;
    if (language === 'pl') {
      const by = isShared
        ? `remis z: ${this.#nameOf(second.seat)}`
        : margin === 0
          ? 'o kolejności decyduje reguła remisu'
          : `przewaga ${margin}`;
      return `Pierwsze miejsce: ${name}, ${first.score} pkt, ${by}. Rund: ${ended.rounds}, zmian prowadzenia: ${leads.length}.`;
    }
    const by = isShared ? `level with ${this.#nameOf(second.seat)}` : margin === 0 ? 'on the tie-break' : `${margin} ahead`;
    return `First place: ${name} with ${first.score}, ${by}. Rounds: ${ended.rounds}; changes of the lead: ${leads.length}.`;
  }

  /** What somebody who was there answers. */
  answer(language: Language, seat: number, move: PlayedMove, outcome: Outcome | null): string | undefined {
    const place = placesOf(outcome).find((one) => one.seat === seat);
    const then = move.scores[seat];
    if (place === undefined || then === undefined) return undefined;
    return language === 'pl'
      ? `U mnie było wtedy ${then} pkt, na koniec ${place.score} i miejsce ${place.place}.`
      : `I stood at ${then} then, and ended with ${place.score} in place ${place.place}.`;
  }

  /** Another move instead of one that was played, and what the estimate says of both. */
  instead(language: Language, move: string, played: number, found: number): string {
    return language === 'pl'
      ? `A gdyby tak: **${move}**? Ocena po tym ruchu: ${figure(found)}, po zagranym: ${figure(played)}.`
      : `What if: **${move}**? The estimate after it is ${figure(found)}, after the move that was played ${figure(played)}.`;
  }

  #sentence(language: Language, { descriptions }: PlayedMove): string {
    const sentences = descriptions.map((description) => this.#said(language, description)).filter((text) => text !== '');
    return sentences.slice(0, 2).join(' ');
  }

  #said(language: Language, description: Description): string {
    const text = this.#narrator.sentence(language, description, this.#nameOf);
    // A game without words says its key.
    return text === description.key ? '' : text;
  }

  #scores(scores: readonly number[]): string {
    return scores.map((score, seat) => `${this.#nameOf(seat)} ${score}`).join(', ');
  }
}

function placesOf(outcome: Outcome | null) {
  return outcome?.kind === 'ranking' ? outcome.places.toSorted((a, b) => a.place - b.place || b.score - a.score) : [];
}

/** One decimal, without a trailing zero. */
function figure(value: number): string {
  return String(Math.round(value * 10) / 10);
}
