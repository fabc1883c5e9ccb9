import { randomInt } from 'node:crypto';
import { fuzz, fuzzEnvironment, fuzzGround, memoryOf } from '@kronika-tests/fuzz';
import { ApiClient, ServerProcess } from '@kronika-tests/support';
import type { SoakEntry } from '../entry';

const [parts, requestsEach] = [10, 10_000];

const entry: SoakEntry = {
  id: 'api.fuzz',
  title: 'Strange requests to the API: answers and memory',
  async run(progress) {
    const server = await ServerProcess.start({ environment: fuzzEnvironment });
    const problems: string[] = [];
    const byStatus: Record<string, number> = {};
    const memory: number[] = [];
    let sent = 0;
    try {
      for (let part = 0; part < parts; part++) {
        // Strange requests may delete an account: each part has people of its own.
        const ground = await fuzzGround(server.url);
        const report = await fuzz({
          ...ground,
          clients: [new ApiClient(server.url), ...ground.clients],
          seed: randomInt(2 ** 31),
          requests: requestsEach,
          onProgress: (done) => {
            if (done % 200 === 0) progress(part * requestsEach + done, parts * requestsEach, `${problems.length} problems`);
          },
        });
        problems.push(...report.problems);
        sent += report.sent;
        for (const [status, count] of Object.entries(report.byStatus)) byStatus[status] = (byStatus[status] ?? 0) + count;
        memory.push(Math.round(memoryOf(server.pid)));
      }
    } finally {
      await server.stop();
    }
    const half = memory.slice(parts / 2);
    const growth = (half.at(-1) ?? 0) / (half[0] ?? 1);
    return {
      ok: problems.length === 0 && sent === parts * requestsEach && growth < 1.25,
      figures: [
        { what: 'requests', value: String(sent), bar: '100000' },
        { what: 'answers that are neither typed nor standard errors', value: String(problems.length), bar: '0' },
        {
          what: 'answers by status',
          value: Object.entries(byStatus)
            .map(([status, count]) => `${status}: ${count}`)
            .join(', '),
        },
        { what: 'memory after each tenth, in MiB', value: memory.join(' ') },
        { what: 'memory at the end, of that in the middle', value: growth.toFixed(2), bar: '1.25' },
      ],
      notes: problems.slice(0, 10).join('\n\n'),
    };
  },
};
export default entry;
