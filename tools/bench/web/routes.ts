/** Every lazy route that opens without somebody having signed in; a replay stands for all pages with a board. */
export function lazyRoutes(gameId: string): readonly string[] {
  return [
    '/lobby',
    '/games',
    '/statistics',
    '/tournaments',
    '/players',
    '/account',
    '/help',
    '/explorer',
    '/gallery',
    '/sign-in',
    `/play/${gameId}`,
    `/replay/${gameId}`,
  ];
}
