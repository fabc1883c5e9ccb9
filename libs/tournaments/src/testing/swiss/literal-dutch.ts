import type { DutchRequest } from '../../swiss/request';
import { candidates, type Pairs } from './generation-order';
import { literalPlayers, mayMeet, type LiteralPlayer } from './literal-facts';

export type LiteralRound = { readonly pairs: readonly (readonly [number, number])[]; readonly bye: number | undefined } | 'impossible';

/**
 * The Dutch system by trying everything: for each bracket every candidate in the order of generation, criteria compared one after the other.
 * It shares nothing with the engine but the types of the request. For some ten players.
 */
export function literalDutch(request: DutchRequest): LiteralRound {
  return new LiteralDutch(request).pair();
}

class LiteralDutch {
  readonly #players: readonly LiteralPlayer[];
  readonly #meet: readonly (readonly boolean[])[];
  readonly #completable = new Map<string, boolean>();
  readonly #nextBest = new Map<string, readonly number[]>();
  #byeScore: number | undefined;

  constructor(request: DutchRequest) {
    this.#players = literalPlayers(request);
    this.#meet = this.#players.map((a) => this.#players.map((b) => a !== b && mayMeet(a, b, request)));
  }

  pair(): LiteralRound {
    const everybody = this.#players.map((_, index) => index);
    if (everybody.length % 2 === 1) {
      const scores = everybody.filter((index) => this.#byeLeavesPairs(everybody, index)).map((index) => this.#player(index).score);
      if (scores.length === 0) return 'impossible';
      this.#byeScore = Math.min(...scores);
    } else if (!this.#canComplete(everybody)) return 'impossible';

    const pairs: [number, number][] = [];
    let movedDown: number[] = [];
    const groups = this.#groups();
    for (const [index, residents] of groups.entries()) {
      const best = this.#pairBracket(movedDown, residents, groups[index + 1] ?? [], groups.slice(index + 1).flat());
      for (const [a, b] of best) pairs.push([this.#player(a).number, this.#player(b).number]);
      const paired = best.flat();
      movedDown = [...movedDown, ...residents].filter((player) => !paired.includes(player));
    }
    const [bye] = movedDown;
    return { pairs, bye: bye === undefined ? undefined : this.#player(bye).number };
  }

  #player(index: number): LiteralPlayer {
    return this.#players[index]!;
  }

  #groups(): number[][] {
    const groups = new Map<number, number[]>();
    this.#players.forEach((player, index) => groups.set(player.score, [...(groups.get(player.score) ?? []), index]));
    return [...groups.values()];
  }

  #pairBracket(movedDown: number[], residents: number[], next: number[], below: number[]): Pairs {
    const bracket = [...movedDown, ...residents];
    for (let pairCount = Math.floor(bracket.length / 2); pairCount >= 0; pairCount--) {
      let best: Pairs | undefined;
      let bestMarks: readonly number[] | undefined;
      for (const pairs of candidates(movedDown, residents, pairCount)) {
        if (pairs.some(([a, b]) => !this.#meet[a]![b]!)) continue;
        const floaters = bracket.filter((player) => !pairs.some((pair) => pair.includes(player)));
        if (!this.#canComplete([...floaters, ...below])) continue;
        const marks = this.#marks(pairs, floaters, movedDown, next, below);
        if (bestMarks === undefined || compare(marks, bestMarks) < 0) {
          best = pairs;
          bestMarks = marks;
        }
      }
      if (best !== undefined) return best;
    }
    throw new Error('no candidate');
  }

  /** C7-C21 of a candidate, smaller is better. */
  #marks(pairs: Pairs, floaters: number[], movedDown: number[], next: number[], below: number[]): number[] {
    const down = (index: number, ago: number): boolean => this.#player(index).floatBefore(ago) === 'down';
    const up = (index: number, ago: number): boolean => this.#player(index).floatBefore(ago) === 'up';
    const score = (index: number): number => this.#player(index).score;
    const descending = (scores: number[]): number[] =>
      padTo(
        scores.sort((a, b) => b - a),
        this.#players.length,
      );
    const residentFloaters = floaters.filter((player) => !movedDown.includes(player));
    const fromAbove = pairs.filter(([a]) => movedDown.includes(a));
    const onlyTheBye = floaters.length === 1 && floaters.every((player) => this.#mayTakeBye(player)) && this.#canComplete(below, false);
    const floats = [1, 2].flatMap((ago) => [
      residentFloaters.filter((player) => down(player, ago)).length,
      fromAbove.filter(([, b]) => up(b, ago)).length,
    ]);
    const scores = [1, 2].flatMap((ago) => [
      ...descending(floaters.filter((player) => down(player, ago)).map(score)),
      ...descending(fromAbove.filter(([, b]) => up(b, ago)).map(([a]) => score(a))),
    ]);
    return [
      ...descending(floaters.map(score)),
      ...this.#bestOfNext(floaters, next, below),
      onlyTheBye ? this.#player(floaters[0]!).gamesNotPlayed : 0,
      ...this.#colourMarks(pairs),
      ...floats,
      ...scores,
    ];
  }

  /** C8: how well the next bracket can then meet C6 and C7. */
  #bestOfNext(floaters: number[], next: number[], below: number[]): readonly number[] {
    if (next.length === 0) return [];
    const key = floaters.join();
    const known = this.#nextBest.get(`${next.join()}/${key}`);
    if (known !== undefined) return known;
    const bracket = [...floaters, ...next];
    const rest = below.filter((player) => !next.includes(player));
    let best: readonly number[] | undefined;
    const visit = (open: number[], floating: number[]): void => {
      const [first, ...others] = open;
      if (first === undefined) {
        if (!this.#canComplete([...floating, ...rest])) return;
        const marks = [
          floating.length,
          ...padTo(
            floating.map((player) => this.#player(player).score).sort((a, b) => b - a),
            this.#players.length,
          ),
        ];
        if (best === undefined || compare(marks, best) < 0) best = marks;
        return;
      }
      for (const other of others) {
        if (!this.#meet[first]![other]! || (floaters.includes(first) && floaters.includes(other))) continue;
        visit(
          others.filter((player) => player !== other),
          floating,
        );
      }
      visit(others, [...floating, first]);
    };
    visit(bracket, []);
    this.#nextBest.set(`${next.join()}/${key}`, best!);
    return best!;
  }

  #colourMarks(pairs: Pairs): number[] {
    const marks = [0, 0, 0, 0];
    for (const [i, j] of pairs) {
      const [a, b] = [this.#player(i), this.#player(j)];
      if (a.wish === undefined || a.wish !== b.wish) continue;
      marks[2]!++;
      const kinds = [a.wishKind, b.wishKind];
      const strong = kinds.filter((kind) => kind === 'strong').length;
      const absolute = kinds.filter((kind) => kind === 'absolute').length;
      if (strong === 2 || (strong === 1 && absolute === 1)) marks[3]!++;
      if (absolute < 2) continue;
      const [wideA, wideB] = [Math.abs(a.white - a.black), Math.abs(b.white - b.black)];
      if (wideA > 1 && wideB > 1) marks[0]!++;
      const twice = (player: LiteralPlayer): boolean => player.colours.at(-1) === player.colours.at(-2);
      const [lastA, lastB] = [a.colours.at(-1), b.colours.at(-1)];
      if (wideA === wideB) {
        if (twice(a) && twice(b) && lastA === lastB) marks[1]!++;
      } else {
        const denied = wideA > wideB ? b : a;
        if (twice(denied) && denied.colours.at(-1) !== denied.wish) marks[1]!++;
      }
    }
    return marks;
  }

  /** C2 and C5. */
  #mayTakeBye(index: number): boolean {
    return this.#player(index).byeAllowed && this.#player(index).score === this.#byeScore;
  }

  #byeLeavesPairs(everybody: number[], index: number): boolean {
    return (
      this.#player(index).byeAllowed &&
      this.#canComplete(
        everybody.filter((player) => player !== index),
        false,
      )
    );
  }

  /** C4: whether the players can all be paired, one of them with the bye where there is one to give. */
  #canComplete(players: number[], withBye = this.#byeScore !== undefined): boolean {
    if (players.length % 2 !== (withBye ? 1 : 0)) return false;
    const sorted = [...players].sort((a, b) => a - b);
    const key = `${sorted.join()}${withBye ? 'b' : ''}`;
    const known = this.#completable.get(key);
    if (known !== undefined) return known;
    const answer = this.#tryCompletion(sorted, withBye);
    this.#completable.set(key, answer);
    return answer;
  }

  #tryCompletion([first, ...others]: number[], withBye: boolean): boolean {
    if (first === undefined) return true;
    if (withBye && this.#mayTakeBye(first) && this.#canComplete(others, false)) return true;
    return others.some(
      (other) =>
        this.#meet[first]![other]! &&
        this.#canComplete(
          others.filter((player) => player !== other),
          withBye,
        ),
    );
  }
}

function padTo(list: number[], length: number): number[] {
  return [...list, ...Array.from({ length: length - list.length }, () => -1)];
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
