import { readFileSync } from 'node:fs';
import type { Site } from '#content/schemas/site-schema.ts';
import { headerPolicy, integrationPolicy, metaPolicy, stylesOf } from '#hosting/contract/policy.ts';
import { withBlockingFonts } from './fonts.ts';

export type Configuration = Pick<Site, 'analytics' | 'chat'>;

export const OFF: Configuration = {
  analytics: { url: null, consent: 'notice', respectSignals: true },
  chat: { provider: 'none', id: null, url: null, consent: 'notice' },
};

/**
 * A built page as a build with these integrations would have it, including its security policy.
 * `corner` reserves the corner of the page for the chat's button.
 */
export function configured(
  html: string,
  headers: Readonly<Record<string, string>>,
  path: string,
  given: Partial<Configuration>,
  corner = (given.chat ?? OFF.chat).provider !== 'none',
) {
  const configuration = { ...OFF, ...given };
  const { csp } = JSON.parse(readFileSync('dist/build.json', 'utf8'));
  const policy = { ...csp, ...integrationPolicy(configuration) };
  const own = stylesOf(policy, `${path.slice(1) || 'index'}.html`);
  const body = html
    .replace('<body>', corner ? '<body data-chat>' : '<body>')
    // A style that the build only adds to pages with a chat.
    .replace('</style>', corner ? 'body[data-chat]{--corner:104px}</style>' : '</style>')
    .replace(/(id="integrations"[^>]*>)[^<]*/, `$1${JSON.stringify(configuration)}`)
    .replace(
      /(http-equiv="content-security-policy" content=")[^"]*/,
      `$1${metaPolicy(policy, own)}`,
    );
  return withBlockingFonts(body, {
    ...headers,
    'content-security-policy': headerPolicy(policy, own, { secure: false }),
  });
}
