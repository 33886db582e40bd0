import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, FULL_CHROMIUM, systemChromium } from './scripts/chromium.ts';
import { CONSENT_COOKIE, CONSENT_VALUE } from './src/spec.ts';

/** A visitor who has answered the cookie banner; tests that concern it come for the first time. */
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

const executablePath = systemChromium();
const KEPT = '**/kept-pages.e2e.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // For a page that the browser stops drawing (decision 0008); any other fault stands.
  retries: 1,
  // One more than the cores it is made for: a page waits for frames and timers half of its time.
  workers: 3,
  // Many times what the longest takes: only a page that hangs comes to it.
  timeout: 90_000,
  reporter: [
    ['list'],
    ['json', { outputFile: 'test-results/e2e.json' }],
    ['./tests/e2e/support/drawn.ts'],
    ['./tests/e2e/support/verified-pages.ts'],
  ],
  snapshotPathTemplate: 'tests/e2e/transcripts/{arg}{ext}',
  expect: {
    // How long to wait for what must come; a busy machine takes its time.
    timeout: 20_000,
    // Loose enough for another machine's letters, tight enough for a lost rule.
    toHaveScreenshot: {
      maxDiffPixelRatio: 0.01,
      threshold: 0.3,
      pathTemplate: 'tests/e2e/pictures/{arg}{ext}',
    },
  },
  globalSetup: './tests/e2e/support/serve.ts',
  projects: [
    { name: 'pages', testMatch: '**/*.e2e.ts', testIgnore: KEPT },
    {
      name: 'kept pages',
      testMatch: KEPT,
      // The headless shell has no back/forward cache, and Playwright switches it off.
      use: {
        launchOptions: {
          args: [...CHROMIUM_FLAGS],
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
          executablePath: FULL_CHROMIUM,
        },
      },
    },
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [answered], origins: [] },
    // Without a graphics card motion is most of a page's work. Tests that concern it ask for it.
    reducedMotion: 'reduce',
    launchOptions: {
      args: [...CHROMIUM_FLAGS],
      ...(executablePath && { executablePath }),
    },
  },
});
