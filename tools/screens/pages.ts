/** What there is to be shown, as the running server tells. */
export interface World {
  readonly game: string;
  readonly running: string | undefined;
  readonly player: string;
  readonly swiss: string;
  readonly cup: string | undefined;
  readonly league: string | undefined;
  readonly slip: string | undefined;
}

/** A page and as whom it is looked at. */
export interface ShownPage {
  readonly name: string;
  readonly path: string;
  readonly as: 'visitor' | 'player' | 'organiser';
}

/** Every page of the product; those of a thing show one of the demonstration's. */
export function pagesOf(world: World): readonly ShownPage[] {
  const visitor = (name: string, path: string): ShownPage => ({ name, path, as: 'visitor' });
  const player = (name: string, path: string): ShownPage => ({ name, path, as: 'player' });
  const organiser = (name: string, path: string): ShownPage => ({ name, path, as: 'organiser' });
  const { game, running, swiss, cup, league } = world;
  return [
    visitor('home', '/'),
    player('home-signed-in', '/'),
    visitor('sign-in', '/sign-in'),
    visitor('register', '/register'),
    visitor('set-up', '/set-up'),
    player('lobby', '/lobby'),
    player('new-table', '/lobby/new'),
    visitor('games', '/games'),
    ...(running === undefined ? [] : [player('play', `/play/${running}`), visitor('play-spectator', `/play/${running}`)]),
    visitor('replay', `/replay/${game}?at=120`),
    visitor('tournaments', '/tournaments'),
    organiser('tournament-wizard', '/tournaments/new'),
    player('tournament-overview', `/tournaments/${swiss}`),
    organiser('tournament-rounds', `/tournaments/${swiss}/rounds`),
    visitor('tournament-standings', `/tournaments/${swiss}/standings`),
    visitor('tournament-players', `/tournaments/${swiss}/players`),
    visitor('tournament-statistics', `/tournaments/${swiss}/statistics`),
    organiser('tournament-desk', `/tournaments/${swiss}/desk`),
    organiser('tournament-print-pairings', `/tournaments/${swiss}/print`),
    organiser('tournament-print-slips', `/tournaments/${swiss}/print?sheet=slips`),
    visitor('tournament-projector', `/tournaments/${swiss}/projector`),
    visitor('tournament-overlay', `/tournaments/${swiss}/overlay`),
    ...(cup === undefined ? [] : [visitor('tournament-bracket', `/tournaments/${cup}/bracket`)]),
    ...(league === undefined ? [] : [visitor('league-standings', `/tournaments/${league}/standings`)]),
    ...(world.slip === undefined ? [] : [visitor('slip', `/slip/${world.slip}`)]),
    visitor('statistics', '/statistics'),
    visitor('profile', `/players/${world.player}`),
    player('account', '/account'),
    visitor('help', '/help'),
    visitor('help-51st-state', '/help/fifty-first-state?rule=FS-7.11'),
    visitor('help-provenance', '/help/provenance'),
    visitor('explorer', '/explorer'),
    visitor('gallery', '/gallery'),
    visitor('not-found', '/nowhere'),
  ];
}
