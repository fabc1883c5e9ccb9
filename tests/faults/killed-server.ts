import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Person, ServerProcess } from '@kronika-tests/support';

export interface KilledServerReport {
  readonly kills: number;
  readonly acknowledged: number;
  readonly games: number;
  readonly results: number;
  readonly violations: readonly string[];
}

interface Sight {
  readonly phase: string;
  readonly announcements: readonly { readonly text: string | null }[];
  readonly ranking: readonly { readonly rank: number }[];
  readonly stages: readonly { readonly rounds: readonly { readonly complete: boolean; readonly tables: readonly TableSight[] }[] }[];
}
interface TableSight {
  readonly id: string;
  readonly status: string;
  readonly games: readonly string[];
  readonly sources: readonly { readonly game: string | null }[];
}

const environment = { KRONIKA_TEST_GAMES: 'on', KRONIKA_BUDGET: 'off', KRONIKA_JOURNAL: 'errors', KRONIKA_BOT_PACE: '0' };
const players = 8;
const rounds = 3;

/**
 * Lets bots play tournaments that run by themselves, and kills the server again and again while they do. Whoever was told 'done' must find it done
 * after the restart; no game is made twice, no result counted twice, and every tournament comes to its end.
 */
export async function killServer(
  kills: number,
  random: () => number,
  onKill: (kill: number) => void = () => undefined,
): Promise<KilledServerReport> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'kronika-killed-'));
  const counts = { kills: 0, acknowledged: 0, games: 0, results: 0 };
  const violations: string[] = [];
  let server = await ServerProcess.start({ dataFolder, environment });
  try {
    let organiser = await Person.register(server.url, 'Organiser');
    while (counts.kills < kills) {
      const tournamentId = await startBotsTournament(organiser);
      const said: string[] = [];
      while (counts.kills < kills) {
        await announceFor(organiser, tournamentId, said, 20 + random() * 400);
        if ((await sightOf(organiser, tournamentId)).phase === 'FINISHED') break;
        await server.kill();
        onKill(++counts.kills);
        server = await ServerProcess.start({ dataFolder, environment });
        organiser = organiser.at(server.url);
      }
      const end = await finished(organiser, tournamentId);
      violations.push(...problemsOf(end, said));
      counts.acknowledged += said.length;
      for (const { tables } of end.stages.flatMap((stage) => stage.rounds)) {
        counts.games += tables.flatMap(({ games }) => games).length;
        counts.results += tables.flatMap(({ sources }) => sources).length;
      }
    }
    return { ...counts, violations };
  } finally {
    await server.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

async function startBotsTournament(organiser: Person): Promise<string> {
  const written = '... on Written { version }';
  const { tournamentId } = await organiser.command<{ tournamentId: string }>(
    'createTournament',
    'CreateTournamentInput',
    {
      title: 'Under fire',
      settings: { game: 'sample', autopilot: true, rated: false, options: {} },
      stages: [{ format: { kind: 'SWISS', rounds } }],
    },
    '... on MadeTournament { tournamentId }',
  );
  await organiser.command('moveTournament', 'MoveTournamentInput', { tournamentId, to: 'OPEN_REGISTRATION' }, written);
  const entries = Array.from({ length: players }, (_, i) => ({ bot: 'random', name: `Bot ${i + 1}` }));
  await organiser.command('registerParticipants', 'RegisterParticipantsInput', { tournamentId, entries }, '__typename');
  await organiser.command('startTournament', 'StartTournamentInput', { tournamentId }, written);
  return tournamentId;
}

/** Keeps saying something for a while; what was acknowledged is remembered. */
async function announceFor(organiser: Person, tournamentId: string, said: string[], ms: number): Promise<void> {
  for (const end = Date.now() + ms; Date.now() < end;) {
    const text = `announcement ${said.length + 1} of ${tournamentId}`;
    const phase = (await sightOf(organiser, tournamentId)).phase;
    if (phase === 'FINISHED') return;
    await organiser.command('announce', 'AnnounceInput', { tournamentId, text }, '__typename');
    said.push(text);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

async function sightOf(organiser: Person, tournamentId: string): Promise<Sight> {
  const text = `query ($id: ID!) { tournament(tournamentId: $id) { ... on Tournament { phase announcements { text } ranking { rank }
    stages { rounds { complete tables { id status games sources { game } } } } } } }`;
  return (await organiser.query<{ tournament: Sight }>(text, { id: tournamentId })).tournament;
}

async function finished(organiser: Person, tournamentId: string): Promise<Sight> {
  for (let tries = 0; tries < 1200; tries++) {
    const sight = await sightOf(organiser, tournamentId);
    if (sight.phase === 'FINISHED') return sight;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The tournament did not finish: ${JSON.stringify(await sightOf(organiser, tournamentId))}`);
}

function problemsOf(end: Sight, said: readonly string[]): readonly string[] {
  const problems: string[] = [];
  const heard = new Set(end.announcements.map(({ text }) => text));
  for (const text of said) if (!heard.has(text)) problems.push(`lost: ${text}`);
  if (new Set(heard).size !== end.announcements.length) problems.push('an announcement was written twice');
  const played = end.stages.flatMap((stage) => stage.rounds);
  if (played.length !== rounds) problems.push(`${played.length} rounds were played instead of ${rounds}`);
  for (const { tables } of played) {
    if (tables.length !== players / 2) problems.push(`a round has ${tables.length} tables`);
    for (const { id, games, sources, status } of tables) {
      if (games.length !== 1) problems.push(`table ${id} has ${games.length} games`);
      if (sources.length !== 1 || sources[0]?.game !== games[0]) problems.push(`table ${id} has results ${JSON.stringify(sources)}`);
      if (status !== 'DECIDED') problems.push(`table ${id} is ${status}`);
    }
  }
  if (end.ranking.length !== players) problems.push(`${end.ranking.length} are ranked`);
  return problems;
}
