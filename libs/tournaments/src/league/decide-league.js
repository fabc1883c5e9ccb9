import { checkSettings, checkSpec } from '../tournament/check-spec';
import { nextEntries, openSeason } from './league';
/** What a command does to a league: facts, or a typed refusal. */
export function decideLeague(state, command) {
  const by = command.actor;
  if (command.type === 'create-league') {
    const { id, title, plan } = command;
    if (state) return refuse({ kind: 'league-exists' });
    return checked(plan, { type: 'LeagueCreated', id, title, plan, by });
  }
  if (!state) return refuse({ kind: 'no-league' });
  if (state.ended && command.type !== 'close-season') return refuse({ kind: 'league-ended' });
  switch (command.type) {
    case 'change-league-plan':
      return checked(command.plan, { type: 'LeaguePlanChanged', plan: command.plan, by });
    case 'join-league':
      return join(state, command);
    case 'leave-league': {
      const { member } = command;
      if (!members(state).some((entry) => entry.participant === member)) return refuse({ kind: 'not-a-member', member });
      return accept({ type: 'LeagueLeft', member, by });
    }
    case 'grant-league-organiser':
      if (state.organisers.includes(command.account)) return refuse({ kind: 'invalid', path: 'account', message: 'granted already' });
      return accept({ type: 'LeagueOrganiserGranted', account: command.account, by });
    case 'revoke-league-organiser':
      if (!state.organisers.includes(command.account) || state.organisers.length === 1)
        return refuse({ kind: 'invalid', path: 'account', message: 'no organiser, or the last one' });
      return accept({ type: 'LeagueOrganiserRevoked', account: command.account, by });
    case 'open-season':
      return open(state, command);
    case 'close-season': {
      const { season, at, moves } = command;
      if (openSeason(state)?.season !== season) return refuse({ kind: 'no-season-open', season });
      return accept({ type: 'SeasonClosed', season, at, moves, by });
    }
    case 'end-league':
      return accept({ type: 'LeagueEnded', by });
  }
}
/** Everybody who is in the league now or waits for the next season, without those who have left. */
export function members(state) {
  const playing = openSeason(state)?.entries ?? nextEntries({ ...state, newcomers: [] });
  return [...playing.filter((entry) => !state.leaving.includes(entry.participant)), ...state.newcomers];
}
function accept(...events) {
  return { ok: true, value: events };
}
function refuse(error) {
  return { ok: false, error };
}
function checked(plan, event) {
  if (plan.stage.format.kind !== 'league')
    return refuse({ kind: 'invalid', path: 'stage.format', message: 'a league is played by divisions' });
  if (!(plan.pauseMs >= 0)) return refuse({ kind: 'invalid', path: 'pauseMs', message: 'not less than 0' });
  const wrong = checkSettings(plan.settings) ?? checkSpec(plan.stage, plan.settings, 'stage');
  return wrong ? refuse(wrong) : accept(event);
}
function join(state, { entries, actor: by }) {
  const known = [...members(state)];
  for (const entry of entries) {
    const isSame = (other) => other.participant === entry.participant || (entry.account !== undefined && other.account === entry.account);
    if (known.some(isSame)) return refuse({ kind: 'already-member', member: entry.account ?? entry.participant });
    known.push(entry);
  }
  if (entries.length === 0) return refuse({ kind: 'invalid', path: 'entries', message: 'at least one' });
  return accept(...entries.map((entry) => ({ type: 'LeagueJoined', entry, by })));
}
function open(state, { season, tournament, actor: by }) {
  const running = openSeason(state);
  if (running) return refuse({ kind: 'season-open', season: running.season });
  if (season !== state.seasons.length + 1) return refuse({ kind: 'invalid', path: 'season', message: 'the one after the last' });
  const entries = nextEntries(state);
  const { format } = state.plan.stage;
  const needs = format.kind === 'league' ? Math.min(...format.sizes.allowed) : 2;
  if (entries.length < needs) return refuse({ kind: 'too-few-members', members: entries.length, needs });
  return accept({ type: 'SeasonOpened', season, tournament, entries, by });
}
//# sourceMappingURL=decide-league.js.map
