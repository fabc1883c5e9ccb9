import presets from 'jest-preset-angular/presets/index.js';

export default {
  displayName: 'apps/web',
  rootDir: import.meta.dirname,
  ...presets.createEsmPreset({ tsconfig: '<rootDir>/tsconfig.spec.json' }),
  setupFilesAfterEnv: ['<rootDir>/src/test-setup.ts'],
  reporters: ['default', '<rootDir>/../../tools/run/jest-count-reporter.cjs'],
  testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/../../libs/web/**/*.spec.ts'],
  roots: ['<rootDir>', '<rootDir>/../../libs/web'],
  moduleNameMapper: {
    '^rxjs(/.*)?$': 'rxjs$1',
    '^@kronika/(.*)$': '<rootDir>/../../libs/$1/src/index.ts',
  },
};
