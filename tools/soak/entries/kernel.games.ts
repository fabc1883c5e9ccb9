import { randomInt } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { RedactedEvent } from '@kronika/event-log';
import { greedyBot, parseGameFile, formatGameFile, randomBot, simulateOne, verifyGame } from '@kronika/game-kernel';
import { defaultPack, makeGame } from '@kronika/games/sample';
import type { SoakEntry } from '../entry';

const games = 10_000;
const verified = 1000;
const game = makeGame(defaultPack);
const greedy = greedyBot(game);

const entry: SoakEntry = {
  id: 'kernel.games',
  title: 'Simulated games of the sample game end, and are what their seeds and moves say',
  async run(progress) {
    const first = randomInt(2 ** 31);
    let moves = 0;
    let wins = 0;
    for (let index = 0; index < games; index++) {
      const seed = first + index;
      const seats = 2 + (index % 3);
      const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? greedy : randomBot));
      const committed = index < verified;
      const played = simulateOne({ game, options: { rounds: 1 + (index % 4), hand: 2 + (index % 4) }, bots, seed, committed });
      moves += played.moves;
      if (played.outcome.kind === 'ranking' && played.outcome.places.some(({ seat, place }) => seat === 0 && place === 1)) wins++;
      if (committed)
        verifyAgain(
          played.events.map((event) => ({ ...event, ...envelope(event.version) })),
          seed,
        );
      if (index % 20 > 0) continue;
      progress(index, games, committed ? 'played and verified' : 'played');
      await setImmediate();
    }
    return {
      ok: true,
      figures: [
        { what: 'games played to their end', value: `${games}`, bar: 'all' },
        { what: 'moves', value: `${moves}` },
        { what: 'committed games re-run from seed and moves, through a game file', value: `${verified}`, bar: 'all verified' },
        { what: 'games won or shared by the greedy bot against random ones', value: `${((100 * wins) / games).toFixed(1)} %` },
      ],
      notes: `Seeds ${first} to ${first + games - 1}, fresh for this run.`,
    };
  },
};
export default entry;

function verifyAgain(events: readonly RedactedEvent[], seed: number): void {
  const file = formatGameFile({
    header: {
      kronika: 'game',
      format: 1,
      stream: 'game-soak',
      game: game.id,
      rulesVersion: 1,
      packHash: game.packHash,
      events: events.length,
    },
    pack: defaultPack,
    events,
  });
  const parsed = parseGameFile(file);
  if (!parsed.ok) throw new Error(`Seed ${seed}: ${JSON.stringify(parsed.error)}`);
  const verdict = verifyGame({ events: parsed.value.events, folds: game, rules: () => game });
  if (verdict.kind !== 'verified') throw new Error(`Seed ${seed}: ${JSON.stringify(verdict)}`);
}

function envelope(version: number) {
  return { stream: 'game-soak', id: `e${version}`, schema: 1, actor: 'soak', command: `c${version}` };
}
