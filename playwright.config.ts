import { defineConfig } from '@playwright/test';
import { FULL_CHROMIUM, launchOptions } from './scripts/browsers.ts';
import { CONSENT_COOKIE, CONSENT_VALUE } from './src/spec.ts';

/** The cookie of a visitor who has answered the cookie banner; tests of the banner start without it. */
const answered = {
  name: CONSENT_COOKIE,
  value: CONSENT_VALUE,
  domain: '127.0.0.1',
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax',
} as const;

const BACK_FORWARD_CACHE = '**/back-forward-cache.e2e.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // For a page that the browser stops rendering (decision 0008); any other failure recurs.
  retries: 1,
  // One more than the two cores of the test machine, since a page spends half of its time waiting
  // for frames and timers.
  workers: 3,
  // Many times the duration of the longest test, so that only a page that hangs reaches it.
  timeout: 180_000,
  reporter: [
    ['list'],
    ['./tests/e2e/support/stalled-rendering.ts'],
    ['./tests/e2e/support/verified-pages.ts'],
  ],
  snapshotPathTemplate: 'tests/e2e/transcripts/{arg}{ext}',
  expect: {
    // How long to wait for an expected state, long enough for a busy machine.
    timeout: 20_000,
    // Loose enough for another machine's text rendering, tight enough to notice a changed label.
    toHaveScreenshot: {
      maxDiffPixelRatio: 0.002,
      threshold: 0.3,
      pathTemplate: 'tests/e2e/pictures/{arg}{ext}',
    },
  },
  globalSetup: './tests/e2e/support/serve.ts',
  projects: [
    { name: 'pages', testMatch: '**/*.e2e.ts', testIgnore: BACK_FORWARD_CACHE },
    {
      name: 'back-forward-cache',
      testMatch: BACK_FORWARD_CACHE,
      // The full browser, as the headless shell has no back/forward cache, which Playwright also
      // disables by default.
      use: {
        launchOptions: {
          ...launchOptions(),
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
          executablePath: FULL_CHROMIUM,
        },
      },
    },
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [answered], origins: [] },
    // Without a GPU, animation takes most of a page's rendering time; tests of animation turn it on.
    reducedMotion: 'reduce',
    // As a browser allows it to the page in use.
    permissions: ['clipboard-write'],
    // A worker's tests share one context, of which storage, cache, routes and scripts are reset
    // between them: a fifth of the CPU time less than a new context for each (decision 0008).
    reuseContext: true,
    launchOptions: launchOptions(),
  },
});
