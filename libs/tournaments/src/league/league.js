/** Applies a fact; the first event meets `undefined`. */
export function evolveLeague(state, event) {
  if (!state) {
    if (event.type !== 'LeagueCreated') throw new Error(`A league begins with its creation, not with ${event.type}`);
    const { id, title, plan, by } = event;
    return { id, title, plan, organisers: [by.id], newcomers: [], leaving: [], seasons: [], ended: false };
  }
  switch (event.type) {
    case 'LeagueCreated':
      return state;
    case 'LeaguePlanChanged':
      return { ...state, plan: event.plan };
    case 'LeagueJoined':
      return {
        ...state,
        newcomers: [...state.newcomers, event.entry],
        leaving: state.leaving.filter((member) => member !== event.entry.participant),
      };
    case 'LeagueLeft':
      return {
        ...state,
        newcomers: state.newcomers.filter((entry) => entry.participant !== event.member),
        leaving: [...state.leaving, event.member],
      };
    case 'LeagueOrganiserGranted':
      return { ...state, organisers: [...state.organisers, event.account] };
    case 'LeagueOrganiserRevoked':
      return { ...state, organisers: state.organisers.filter((account) => account !== event.account) };
    case 'SeasonOpened': {
      const { season, tournament, entries } = event;
      return { ...state, newcomers: [], leaving: [], seasons: [...state.seasons, { season, tournament, entries }] };
    }
    case 'SeasonClosed': {
      const { season, moves, at: closedAt } = event;
      const seasons = state.seasons.map((known) => (known.season === season ? { ...known, moves, closedAt } : known));
      return { ...state, seasons };
    }
    case 'LeagueEnded':
      return { ...state, ended: true };
  }
}
/** The entries of the next season: everybody where the moves put them, without those who leave; newcomers at the bottom. */
export function nextEntries(state) {
  const last = state.seasons.at(-1);
  const places = new Map((last?.moves ?? []).filter(({ because }) => because !== 'dropped-out').map((move) => [move.participant, move.to]));
  const staying = (last?.entries ?? []).flatMap((entry) => {
    const division = places.get(entry.participant);
    return division === undefined || state.leaving.includes(entry.participant) ? [] : [{ ...entry, division }];
  });
  const bottom = Math.max(1, ...staying.map((entry) => entry.division));
  const newcomers = state.newcomers.map((entry) => ({ ...entry, division: last === undefined ? (entry.division ?? bottom) : bottom }));
  return [...staying, ...newcomers];
}
/** The season that is being played, if any. */
export function openSeason(state) {
  const last = state.seasons.at(-1);
  return last?.moves === undefined ? last : undefined;
}
//# sourceMappingURL=league.js.map
