import { nodeBundle } from '../../tools/rolldown/node-bundle.mjs';

export default nodeBundle('dist/apps/cli', { main: 'apps/cli/src/main.ts', 'simulation-worker': 'apps/cli/src/simulation-worker.ts' });
