import { randomInt } from 'node:crypto';
import { formatKinds, playRandomTournament } from '@kronika-testing/tournaments';
import type { Progress, SoakEntry, SoakResult } from '../entry';

const tournaments = 10_000;

/** Random tournaments of every format, with everything that can happen in one. */
const entry: SoakEntry = {
  id: 'tournaments.random',
  title: 'Random tournaments of every format, with withdrawals, late entries, byes, rulings and corrections',
  async run(progress: Progress): Promise<SoakResult> {
    const tallies = new Map(formatKinds.map((kind) => [kind, { played: 0, finished: 0, events: 0, corrections: 0 }]));
    const broken: string[] = [];
    for (let played = 0; played < tournaments; played++) {
      const kind = formatKinds[played % formatKinds.length] ?? 'swiss';
      const seed = `soak-${randomInt(2 ** 40)}`;
      const { violations, events, state } = playRandomTournament(seed, kind);
      if (violations.length > 0) broken.push(`${kind}, seed ${seed}: ${violations.slice(0, 3).join('; ')}`);
      const tally = tallies.get(kind);
      if (tally) {
        tally.played += 1;
        tally.finished += state.phase === 'finished' ? 1 : 0;
        tally.events += events.length;
        tally.corrections += events.filter((event) => event.type === 'ResultCorrected').length;
      }
      if (played % 20 === 19) {
        progress(played + 1, tournaments, broken.length === 0 ? kind : `${broken.length} broken`);
        await new Promise((resume) => setImmediate(resume));
      }
    }
    const rows = [...tallies].map(([kind, t]) => `| ${kind} | ${t.played} | ${t.finished} | ${t.events} | ${t.corrections} |`);
    return {
      ok: broken.length === 0,
      figures: [
        { what: 'tournaments', value: String(tournaments) },
        { what: 'in which something did not hold', value: String(broken.length), bar: '0' },
      ],
      notes: [
        'What must hold: nobody sits twice in a round, nobody is lost, standings total what was awarded, a finished tournament has a complete',
        'ranking, re-pairing gives the same draft, re-evolving the events gives the same state.',
        '',
        '| format | played | finished | events | corrections |',
        '|---|---|---|---|---|',
        ...rows,
        '',
        ...broken.slice(0, 20).map((line) => `- ${line}`),
      ].join('\n'),
    };
  },
};
export default entry;
