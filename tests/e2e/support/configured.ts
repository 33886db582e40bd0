import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { headerPolicy, integrationHosts, metaPolicy } from '../../../contract/policy.ts';
import type { Site } from '../../../src/content/schemas/site.ts';

type Configuration = Pick<Site, 'analytics' | 'chat'>;

const OFF: Configuration = {
  analytics: { url: null, consent: 'notice', respectSignals: true },
  chat: { provider: 'none', id: null, url: null },
};

/** Serves every page as a build with these integrations would be, its security policy included. */
export async function withConfiguration(page: Page, given: Partial<Configuration>): Promise<void> {
  const configuration = { ...OFF, ...given };
  const { csp } = JSON.parse(readFileSync('dist/build.json', 'utf8'));
  const policy = { ...csp, hosts: integrationHosts(configuration) };
  const isPage = (url: URL) => !/\.\w+$/.test(url.pathname) && url.hostname === '127.0.0.1';
  await page.route(isPage, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace(/(id="integrations"[^>]*>)[^<]*/, `$1${JSON.stringify(configuration)}`)
      .replace(/(http-equiv="content-security-policy" content=")[^"]*/, `$1${metaPolicy(policy)}`);
    const headers = {
      ...response.headers(),
      'content-security-policy': headerPolicy(policy, { secure: false }),
    };
    await route.fulfill({ response, body, headers });
  });
}
