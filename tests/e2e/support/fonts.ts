import type { APIResponse, Page } from '@playwright/test';
import { hashOf } from '#hosting/contract/build-info.ts';

const POLICY = 'content-security-policy';

/**
 * Makes a page wait for its fonts, as screenshots need them on any machine; normally a font that
 * loads late is not used for the first paint. Its policy is changed to allow the changed styles.
 */
export function withBlockingFonts(html: string, headers: Readonly<Record<string, string>>) {
  const body = html.replaceAll('font-display:optional', 'font-display:block');
  const rules = /<style[^>]*>([\s\S]*?)<\/style>/.exec(body)?.[1] ?? '';
  // With a hash in the directive, browsers would ignore the 'unsafe-inline' that a chat needs.
  const allow = (policy: string) =>
    policy.includes("'unsafe-inline'")
      ? policy
      : policy.replace("style-src 'self'", `style-src 'self' '${hashOf(rules)}'`);
  return { body: allow(body), headers: { ...headers, [POLICY]: allow(headers[POLICY] ?? '') } };
}

/** Whether a URL is a page of the site, and not one of its files. */
export const isPage = ({ hostname, pathname }: URL): boolean =>
  hostname === '127.0.0.1' && !/\.\w+$/.test(pathname);

/** Makes every page that is opened wait for its fonts. */
export async function waitForFonts(page: Page): Promise<void> {
  await page.route(isPage, async (route) => {
    const response: APIResponse = await route.fetch();
    const waiting = withBlockingFonts(await response.text(), response.headers());
    await route.fulfill({ response, ...waiting });
  });
}
