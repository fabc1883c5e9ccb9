import eslint from '@eslint/js';
import nx from '@nx/eslint-plugin';
import angular from 'angular-eslint';
import prettier from 'eslint-config-prettier/flat';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const domain = [
  'libs/event-log/**/*.ts',
  'libs/game-kernel/**/*.ts',
  'libs/games/**/*.ts',
  'libs/tournaments/**/*.ts',
  'libs/ratings/**/*.ts',
  'libs/annotations/**/*.ts',
  'libs/accounts/**/*.ts',
];
const testCode = ['**/*.spec.ts', '**/src/testing/**/*.ts'];

const impureGlobals = [
  'Date',
  'process',
  'globalThis',
  'global',
  'window',
  'self',
  'document',
  'navigator',
  'console',
  'crypto',
  'performance',
  'Buffer',
  'require',
  'module',
  '__dirname',
  '__filename',
  'fetch',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'localStorage',
  'eval',
  'Function',
].map((name) => ({ name, message: 'The domain is pure: time, chance and the outside world are handed in.' }));

export default defineConfig(
  globalIgnores(['**/dist', '**/node_modules', '**/.nx', '**/.angular', '**/coverage', '**/*.generated.ts', 'tools/bench/peers']),
  {
    files: ['**/*.{js,mjs,cjs}'],
    extends: [eslint.configs.recommended],
    languageOptions: {
      globals: {
        module: 'writable',
        require: 'readonly',
        __dirname: 'readonly',
        process: 'readonly',
        console: 'readonly',
        setTimeout: 'readonly',
        setInterval: 'readonly',
        URL: 'readonly',
        Buffer: 'readonly',
      },
    },
  },
  {
    files: ['**/*.ts'],
    extends: [eslint.configs.recommended, tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          allow: [],
          depConstraints: [
            { sourceTag: 'layer:domain', onlyDependOnLibsWithTags: ['layer:domain'] },
            { sourceTag: 'layer:infrastructure', onlyDependOnLibsWithTags: ['layer:domain', 'layer:infrastructure'] },
            { sourceTag: 'layer:application', onlyDependOnLibsWithTags: ['layer:domain', 'layer:application'] },
            { sourceTag: 'layer:adapter', onlyDependOnLibsWithTags: ['layer:domain', 'layer:infrastructure', 'layer:application'] },
            {
              sourceTag: 'layer:composition',
              onlyDependOnLibsWithTags: ['layer:domain', 'layer:infrastructure', 'layer:adapter', 'layer:application'],
            },
            {
              sourceTag: 'layer:app',
              onlyDependOnLibsWithTags: ['layer:domain', 'layer:infrastructure', 'layer:adapter', 'layer:application', 'layer:composition'],
            },
            { sourceTag: 'layer:web', onlyDependOnLibsWithTags: ['layer:domain', 'layer:web'] },
            {
              sourceTag: 'layer:workshop',
              onlyDependOnLibsWithTags: [
                'layer:domain',
                'layer:infrastructure',
                'layer:adapter',
                'layer:application',
                'layer:composition',
                'layer:workshop',
              ],
            },
          ],
        },
      ],
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/unified-signatures': 'off',
      // A type parameter used once is how a caller names the type that crosses a thread or a wire.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      eqeqeq: 'error',
    },
  },
  {
    // Node strips types from our sources (tools, workers): only erasable syntax there. Nest alone needs parameter properties.
    files: ['libs/**/*.ts', 'tools/**/*.ts', 'tests/**/*.ts'],
    ignores: ['libs/web/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'Use a union of strings.' },
        { selector: 'TSParameterProperty', message: 'Declare the field.' },
      ],
    },
  },
  {
    files: domain,
    ignores: testCode,
    rules: {
      'no-restricted-globals': ['error', ...impureGlobals],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: 'Chance is handed in.' }],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!\\.\\.?/|@kronika/|zod$|openskill$|@noble/hashes/)',
              message: 'The domain imports the domain, zod, openskill and @noble/hashes.',
            },
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'Use a union of strings.' },
        { selector: 'TSParameterProperty', message: 'Declare the field.' },
        { selector: 'ImportExpression:not([source.value=/^@kronika\\x2Fgames\\x2F/])', message: 'Only engines are loaded dynamically.' },
        {
          selector: "ImportDeclaration[source.value='zod'] > ImportSpecifier[imported.name='z']",
          message: "Write import * as z from 'zod': the named export drags all of zod's languages into the page.",
        },
        { selector: "MemberExpression[object.name='Math'][property.value='random']", message: 'Chance is handed in.' },
      ],
    },
  },
  {
    files: [...testCode, 'tests/**/*.ts'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
    },
  },
  {
    files: ['apps/api/**/*.ts', 'apps/web/**/*.ts', 'libs/web/**/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'error' },
  },
  {
    files: ['apps/web/**/*.ts', 'libs/web/**/*.ts'],
    extends: [angular.configs.tsRecommended],
    processor: angular.processInlineTemplates,
    rules: {
      '@angular-eslint/component-selector': ['error', { type: 'element', prefix: 'kr', style: 'kebab-case' }],
      '@angular-eslint/directive-selector': ['error', { type: 'attribute', prefix: 'kr', style: 'camelCase' }],
    },
  },
  {
    files: ['apps/web/**/*.html', 'libs/web/**/*.html'],
    extends: [angular.configs.templateRecommended, angular.configs.templateAccessibility],
  },
  prettier,
);
