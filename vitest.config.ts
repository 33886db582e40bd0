import { defineConfig } from 'vitest/config';
import { FRENCH, INSTITUTION } from './scripts/institution.ts';

const RAILS = ['tests/rails.ts'];
const NEXT_RELEASE = 'tests/institution/next-release.test.ts';
const DOM = 'src/**/*.dom.test.{ts,tsx}';

/** Tests that share what they read, such as the parsed pages of a build. */
const TOGETHER = { isolate: false, fileParallelism: false };

/** The tests in `folders`, as the project `name`. */
const project = (name: string, include: string, more = {}) => ({
  extends: true as const,
  test: { name, include: [include], ...more },
});

export default defineConfig({
  test: {
    setupFiles: ['tests/setup.ts'],
    // Many times what a test takes, since a machine may be busy with others.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      // Isolating each file would take four times the CPU time.
      project('unit', '{hosting/contract,src,scripts}/**/*.test.{ts,tsx}', {
        setupFiles: RAILS,
        isolate: false,
        exclude: [DOM],
      }),
      // Tests of browser scripts in a document; each file has its own.
      project('dom', DOM, { setupFiles: RAILS, environment: 'jsdom' }),
      project('content', 'tests/content/**/*.test.ts', { isolate: false }),
      project('check', 'tests/check/**/*.test.ts'),
      project('repo', 'tests/repo/**/*.test.ts', { isolate: false }),
      // axe tests one page at a time.
      project('build', 'tests/{build,search}/**/*.test.ts', { ...TOGETHER, testTimeout: 180_000 }),
      project('institution', 'tests/{build,content,institution}/**/*.test.ts', {
        ...TOGETHER,
        env: INSTITUTION,
        exclude: [NEXT_RELEASE],
      }),
      // Makes a build of its own, over that of the second institution.
      project('next-release', NEXT_RELEASE, { env: INSTITUTION }),
      project('french', 'tests/french/**/*.test.ts', { ...TOGETHER, env: FRENCH }),
      // Builds of the whole site, three commands at a time.
      project('commands', 'tests/commands/**/*.test.ts', { testTimeout: 600_000 }),
      project('api', 'tests/api/**/*.test.ts'),
      // The HTTP contract on every host; nightly also on the runtime of a static host.
      project('hosting', 'hosting/tests/**/*.test.ts', { isolate: false }),
      project('start', 'tests/start/**/*.test.ts'),
      project('engines', 'tests/engines/**/*.engine.test.ts', {
        globalSetup: 'tests/engines/serve.ts',
        // Two browsers at a time, since they render in software.
        maxWorkers: 2,
        testTimeout: 180_000,
        expect: { poll: { timeout: 20_000 } },
      }),
    ],
  },
});
