import { createHash } from 'node:crypto';
import type { APIResponse, Page } from '@playwright/test';

const POLICY = 'content-security-policy';

/**
 * A page that waits for its typefaces: it does without one that is late for its first picture, and
 * pictures that are compared must have it on any machine. Its policy allows the rules so changed.
 */
export function waitingForTypefaces(html: string, headers: Readonly<Record<string, string>>) {
  const body = html.replaceAll('font-display:optional', 'font-display:block');
  const rules = /<style[^>]*>([\s\S]*?)<\/style>/.exec(body)?.[1] ?? '';
  const hash = createHash('sha256').update(rules).digest('base64');
  // Beside a hash, a browser would refuse the inline styles that a chat is allowed.
  const allow = (policy: string) =>
    policy.includes("'unsafe-inline'")
      ? policy
      : policy.replace("style-src 'self'", `style-src 'self' 'sha256-${hash}'`);
  return { body: allow(body), headers: { ...headers, [POLICY]: allow(headers[POLICY] ?? '') } };
}

/** Lets every page that is opened wait for its typefaces. */
export async function typefacesFirst(page: Page): Promise<void> {
  const isPage = (url: URL) => url.hostname === '127.0.0.1' && !/\.\w+$/.test(url.pathname);
  await page.route(isPage, async (route) => {
    const response: APIResponse = await route.fetch();
    const waiting = waitingForTypefaces(await response.text(), response.headers());
    await route.fulfill({ response, ...waiting });
  });
}
