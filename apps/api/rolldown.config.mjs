import { nodeBundle } from '../../tools/rolldown/node-bundle.mjs';

export default [
  nodeBundle('dist/apps/api', {
    main: 'apps/api/src/main.ts',
    'bot-worker': 'apps/api/src/bot-worker.ts',
    'demo-worker': 'apps/api/src/demo-worker.ts',
    'print-schema': 'apps/api/src/print-schema.ts',
  }),
  // Not part of the product: what tests/leaks starts.
  nodeBundle('dist/tests/api', { 'leak-server': 'apps/api/src/testing/leak-server.ts' }),
];
