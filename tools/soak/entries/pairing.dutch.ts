import { bothAnswers, playTournament, positionRequest } from '@kronika-testing/tournaments';
import type { DutchRequest } from '@kronika/tournaments';
import { randomInt } from 'node:crypto';
import type { Progress, SoakEntry, SoakResult } from '../entry';

const tournaments = 20_000;
const positions = 40_000;

const oneOf = <Item>(items: readonly [Item, ...Item[]]): Item => items[randomInt(items.length)] ?? items[0];
const between = (least: number, most: number): number => least + randomInt(most - least + 1);

function* randomRounds(): Generator<{ readonly source: string; readonly request: DutchRequest }> {
  for (let index = 0; index < tournaments; index++) {
    const tournament = {
      seed: randomInt(2 ** 40),
      players: between(1, 10),
      rounds: between(1, 7),
      colours: oneOf([true, false]),
      absence: oneOf([0, 5, 20]),
      forfeits: oneOf([0, 5, 25]),
      draws: oneOf([0, 30, 60]),
      forbiddenPairs: oneOf([0, 0, 1, 3]),
    };
    for (const request of playTournament(tournament)) yield { source: JSON.stringify(tournament), request };
  }
  for (let index = 0; index < positions; index++) {
    const position = {
      seed: randomInt(2 ** 40),
      players: between(2, 10),
      rounds: between(1, 6),
      colours: oneOf([true, false]),
      lastRound: oneOf([true, false]),
      decided: oneOf([0, 20, 50, 100]),
      idle: oneOf([0, 5, 20]),
      sameColour: oneOf([50, 70, 90]),
    };
    yield { source: JSON.stringify(position), request: positionRequest(position) };
  }
}

/** The Dutch engine against the literal procedure, far beyond the samples of the tests. */
const entry: SoakEntry = {
  id: 'pairing.dutch',
  title: 'Dutch Swiss: the engine against the literal procedure',
  run(progress: Progress): Promise<SoakResult> {
    // A tournament has about three and a half rounds.
    const expected = 3.5 * tournaments + positions;
    const disagreements: string[] = [];
    let rounds = 0;
    let impossible = 0;
    for (const { source, request } of randomRounds()) {
      const { engine, literal } = bothAnswers(request);
      if (engine !== literal) disagreements.push(`${source}, round ${(request.roundsPlayed ?? 0) + 1}: ${engine} | ${literal}`);
      if (engine === 'impossible') impossible++;
      if (++rounds % 500 === 0) progress(Math.min(rounds, expected), expected, `${disagreements.length} disagreements`);
    }
    return Promise.resolve({
      ok: disagreements.length === 0,
      figures: [
        { what: 'rounds paired by both', value: String(rounds) },
        { what: 'of these without any pairing', value: String(impossible) },
        { what: 'disagreements', value: String(disagreements.length), bar: '0' },
      ],
      ...(disagreements.length > 0 ? { notes: disagreements.slice(0, 20).join('\n\n') } : {}),
    });
  },
};

export default entry;
