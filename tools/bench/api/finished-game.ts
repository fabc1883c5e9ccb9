import { Person } from '@kronika-tests/support';
import { once, ourServer } from './servers';

const patience = 120_000;

/** A finished game of four, played by bots. */
export const finishedGame = once(async () => {
  const { url } = await ourServer();
  const host = await Person.register(url, 'Host');
  const table = '... on TableWritten { tableId started }';
  const { tableId } = await host.command<{ tableId: string }>(
    'openTable',
    'OpenTableInput',
    { game: 'fifty-first-state', options: {}, seats: 4 },
    table,
  );
  for (let seat = 0; seat < 4; seat++) await host.command('seatBot', 'SeatBotInput', { tableId, bot: 'random' }, table);
  const until = Date.now() + patience;
  while (Date.now() < until) {
    const { game } = await host.query<{ game: { released?: boolean } }>(
      'query ($id: ID!) { game(gameId: $id) { ... on GameSight { released } } }',
      { id: tableId },
    );
    if (game.released === true) return tableId;
    await new Promise((resume) => setTimeout(resume, 250));
  }
  throw new Error('The bots did not finish their game');
});
