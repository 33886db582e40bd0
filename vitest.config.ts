import { defineConfig } from 'vitest/config';
import { FRENCH, INSTITUTION } from './scripts/institution.ts';

const RAILS = ['tests/rails.ts'];
const DOM = 'src/**/*.dom.test.{ts,tsx}';

/** Tests of the built site in three browser engines. */
const ENGINES = {
  include: ['tests/engines/**/*.engine.test.ts'],
  globalSetup: 'tests/engines/serve.ts',
  // Two browsers at a time, since they render in software.
  maxWorkers: 2,
  testTimeout: 180_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
};

/** The HTTP contract, tested on every host. */
const HOSTING = {
  include: ['hosting/tests/**/*.test.ts'],
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    setupFiles: ['tests/setup.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          setupFiles: RAILS,
          // Isolating each file would take four times the CPU time.
          isolate: false,
          include: ['{hosting/contract,src,scripts}/**/*.test.{ts,tsx}'],
          exclude: [DOM],
          // Fonts are subset in each run, which takes a busy machine a while.
          testTimeout: 30_000,
        },
      },
      // Tests of browser scripts in a document; each file has its own.
      {
        extends: true,
        test: { name: 'dom', setupFiles: RAILS, include: [DOM], environment: 'jsdom' },
      },
      {
        extends: true,
        test: { name: 'content', include: ['tests/content/**/*.test.ts'], testTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          name: 'check',
          include: ['tests/check/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      { extends: true, test: { name: 'repo', include: ['tests/repo/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'build',
          include: ['tests/{build,search}/**/*.test.ts'],
          // The built pages are parsed once for all files; axe tests one page at a time.
          isolate: false,
          fileParallelism: false,
          testTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'institution',
          include: ['tests/{build,content,institution}/**/*.test.ts'],
          env: INSTITUTION,
          isolate: false,
          fileParallelism: false,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'french',
          include: ['tests/french/**/*.test.ts'],
          env: FRENCH,
          isolate: false,
          fileParallelism: false,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'commands',
          include: ['tests/commands/**/*.test.ts'],
          // Some of these tests start servers and browsers while others run.
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      { extends: true, test: { name: 'hosting', ...HOSTING } },
      // Nightly: also the runtime of a static host.
      { extends: true, test: { name: 'hosting-all', ...HOSTING, env: { NIGHTLY: '1' } } },
      {
        extends: true,
        test: {
          name: 'start',
          include: ['tests/start/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      // Nightly: the engine tests, without that of text growth, which Chromium alone runs.
      {
        extends: true,
        test: { name: 'engines', ...ENGINES, exclude: ['tests/engines/growth.engine.test.ts'] },
      },
      { extends: true, test: { name: 'engines-all', ...ENGINES, env: { NIGHTLY: '1' } } },
    ],
  },
});
