import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, systemChromium } from './scripts/chromium.ts';

const executablePath = systemChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 30_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  globalSetup: './tests/e2e/support/serve.ts',
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      args: [...CHROMIUM_FLAGS],
      ...(executablePath && { executablePath }),
    },
  },
});
