/**
 * A stand-in for EventStoreDB as a process of its own, for tests:
 * `node --import ./tools/run/register.mjs tests/contract/stand-in/main.ts --port 2113` (0, the default: any free port, which is printed).
 */
import { parseArgs } from 'node:util';
import { StandInNode } from './node';

const { values } = parseArgs({ options: { port: { type: 'string', default: '0' } } });
const node = await StandInNode.start({ port: Number(values.port) });
console.log(`stand-in for EventStoreDB: esdb://${node.address}?tls=false`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void node.stop());
