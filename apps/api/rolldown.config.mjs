import { nodeBundle } from '../../tools/rolldown/node-bundle.mjs';

export default nodeBundle('dist/apps/api', { main: 'apps/api/src/main.ts', 'print-schema': 'apps/api/src/print-schema.ts' });
