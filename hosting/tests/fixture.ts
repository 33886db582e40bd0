import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { allRedirects } from '#content/redirects.ts';
import { finaliseBuild, ID_PLACEHOLDER } from '#publish/finalise-build.ts';
import { type BuildInfo, hashOf } from '../contract/build-info.ts';
import { integrationPolicy } from '../contract/policy.ts';
import type { Redirect } from '../contract/redirects.ts';

const page = (title: string, main: string): string =>
  `<!DOCTYPE html><html lang="en"><head><title>${title}</title>` +
  `<meta name="build-id" content="${ID_PLACEHOLDER}" /></head>` +
  `<body><main>${main}</main>${'<p>Enough text to be worth compressing.</p>'.repeat(20)}</body></html>\n`;

/** Incompressible bytes, the same on every run. */
const noise = (outputLength: number, seed: string): Buffer =>
  createHash('shake256', { outputLength }).update(seed).digest();

/** The inline script whose hash the fixture's policy allows. */
const INLINE = 'document.documentElement.dataset.ready = "yes";';
export const INLINE_HASH = hashOf(INLINE);

/** The hash of the inline styles of the fixture's FAQ and 404 pages. */
export const STYLE_HASH = `sha256-${'B'.repeat(43)}=`;

const CSP: BuildInfo['csp'] = {
  ...integrationPolicy({ analytics: { url: null }, chat: { provider: 'none', url: null } }),
  scriptHashes: [INLINE_HASH],
  styleHashes: { 'faq.html': [STYLE_HASH], '404.html': [STYLE_HASH], 'fr/404.html': [STYLE_HASH] },
};
const FOR_NOW = { from: '/for-now', to: '/faq', status: 302, reason: 'Of this fixture' } as const;

/**
 * The files of the small site on which the contract is tested; `mark` appears in its pages and
 * scripts, to tell builds apart.
 */
export function fixtureFiles(mark: string): Record<string, string | Buffer> {
  return {
    'index.html': page('Home', `home ${mark}<script>${INLINE}</script>`),
    'faq.html': page('FAQ', `faq ${mark}`),
    'docs.html': page('Documentation', `docs ${mark}`),
    'docs/a/b/deep.html': page('Deep', `deep ${mark}`),
    'blog/how-to-use-multisig-feature.html': page('Multisig', `multisig ${mark}`),
    'fee/index_old.html': page('Old fees', `old fees ${mark}`),
    '400.html': page('Error page', 'Bad Request'),
    '400.bot.html': page('Error page', ''),
    '404.html': page('Error page', 'Page not found!'),
    '404.bot.html': page('Error page', ''),
    '503.html': page('Error page', 'Service Unavailable'),
    '503.bot.html': page('Error page', ''),
    'fr.html': page('Accueil', `accueil ${mark}`),
    'fr/404.html': page('Page d’erreur', 'Page introuvable !'),
    'fr/404.bot.html': page('Page d’erreur', ''),
    'fr/503.html': page('Page d’erreur', 'Service indisponible'),
    'robots.txt': 'User-agent: *\nAllow: /\n',
    'faq.md': '# FAQ\n',
    'blog.atom': '<feed xmlns="http://www.w3.org/2005/Atom"></feed>\n',
    'llms.txt': '# Fixture\n',
    'sitemap.xml': `<?xml version="1.0"?><urlset>${'<url><loc>/faq</loc></url>'.repeat(30)}</urlset>\n`,
    'site.webmanifest': '{"name":"Fixture"}\n',
    'favicon.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<g></g>'.repeat(60)}</svg>\n`,
    '.well-known/security.txt': 'Contact: mailto:security@solvanto.example\n',
    '.env': 'SECRET=1\n',
    '.git/config': '[core]\n',
    'docs/.draft.html': 'draft\n',
    _headers: 'hidden headers file\n',
    _redirects: 'hidden redirects file\n',
    [`_astro/app.${mark}.js`]: `export const mark = '${mark}';\n${'// line\n'.repeat(60)}`,
    [`_astro/app.${mark}.css`]: `:root { --mark: '${mark}' }\n${'/* line */\n'.repeat(60)}`,
    '_astro/font.hash.woff2': noise(900, 'font'),
    'assets/images/seo/home.png': noise(1200, 'png'),
    'press/mark.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<g></g>'.repeat(60)}</svg>\n`,
    'legal/terms.pdf': noise(5000, 'pdf'),
    'fee/files/tariff.pdf': noise(300, 'tariff'),
    'data/rates.unknown': noise(100, 'unknown'),
    'data/limits.json': `{"limits":[${'"one",'.repeat(60)}"last"]}\n`,
    'api/openapi.json': `{"openapi":"3.1.0","paths":{${'"/a":{},'.repeat(60)}"/b":{}}}\n`,
    'api/openapi.yaml': 'openapi: 3.1.0\n',
    'api/types.ts': 'export interface Payment { id: string }\n',
    'name with space.txt': 'space\n',
    'žodis.txt': 'unicode\n',
    'faq.txt': 'a file beside a page of the same stem\n',
    'empty.txt': '',
  };
}

/** Writes a complete build of the fixture into `root`, finished by the same step as every build. */
export async function writeBuild(
  root: string,
  mark = 'one',
  { day = '2027-01-31', redirects = [...allRedirects(), FOR_NOW] as readonly Redirect[] } = {},
): Promise<void> {
  for (const [path, content] of Object.entries(fixtureFiles(mark))) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  await finaliseBuild(root, { day, csp: CSP, redirects });
}

/** A new temporary folder that other users can read, as nginx's workers need. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'http-contract-'));
  chmodSync(folder, 0o755);
  return folder;
}
