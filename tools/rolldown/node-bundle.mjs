import { defineConfig } from 'rolldown';

// Our own code and rolldown's decorator helpers go into the bundle; every npm package and node: module stays an import.
const ours = /^(\.|\/|apps\/|libs\/|@kronika\/|@oxc-project\/runtime)/;

/** A bundle of our sources for the pinned Node; `input` maps an entry's name to its file. */
export const nodeBundle = (directory, input) =>
  defineConfig({
    input,
    platform: 'node',
    tsconfig: './tsconfig.json',
    external: (id) => !ours.test(id),
    output: {
      dir: directory,
      format: 'esm',
      entryFileNames: '[name].mjs',
      chunkFileNames: 'chunks/[name]-[hash].mjs',
      sourcemap: true,
      cleanDir: true,
      keepNames: true,
    },
  });
