import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { check } from '#check/run.ts';
import { SHOWN_AT_HOME } from '#check/site/translation-rules.ts';
import { faultText } from '#content/fault.ts';
import { overlayFiles, sourceOf, withLanguage } from '#content/files.ts';
import { navigation } from '#content/navigation.ts';
import { words } from '#content/site.ts';
import { languageFiles } from '#scripts/new/language.ts';
import { messagesWith } from './messages-with.ts';

/** The site in English and Italian, a language that the product does not have. */
const SITE = { 'site.yaml': `languages: [it]\n${sourceOf('site.yaml').text}` };

const NAVIGATION = 'languages/it/navigation.yaml';
const WORDS = 'words/it.yaml';

/** The site with some files, and what is written for Italian. */
function written(already: Readonly<Record<string, string>> = {}, files = '') {
  overlayFiles({ ...SITE, ...already });
  return Object.fromEntries(languageFiles({ tag: 'it', files }).written);
}

beforeEach(() => overlayFiles(SITE));
afterEach(() => overlayFiles({}));

test('without anything of a language, the check names the command that begins it', async () => {
  expect(await messagesWith(SITE)).toEqual([
    expect.stringMatching(/it\/navigation\.yaml: this file is missing/),
    expect.stringMatching(/it\/pages\/home\.yaml: this file is missing/),
    expect.stringMatching(/site\.yaml:1: .*npm run new -- language --tag it writes one$/),
  ]);
});

test('what is written for a language has only texts to be translated, which a preview shows as they are', async () => {
  const files = written();
  expect(Object.keys(files)).toEqual([WORDS, NAVIGATION, 'languages/it/pages/home.yaml']);
  overlayFiles({ ...SITE, ...files });
  const faults = await check();
  expect(faults).toHaveLength(3);
  for (const fault of faults) {
    expect(faultText(fault)).toMatch(
      /it\S*:\d+: .*: is not translated, like \d+ more below: expected a translation without TODO$/,
    );
  }
  expect(await check(true)).toEqual([]);
  const [menu, message] = withLanguage('it', () => [
    JSON.stringify(navigation()),
    words().messages.get('shell.skip'),
  ]);
  expect([menu.includes('TODO'), message]).toEqual([false, 'Skip to content']);
});

test('once a language is translated it has no faults, and nothing more is written for it', async () => {
  const begun = written({}, 'pages/fee.yaml,fees.yaml');
  expect(begun['languages/it/fees.yaml']).not.toContain('on request:');
  expect(begun['languages/it/pages/home.yaml']).toContain('\nAudited: "TODO Audited"\n');
  expect(begun['languages/it/pages/home.yaml']).not.toContain('TODO {{supportPhone}}"');
  const done = Object.fromEntries(
    Object.entries(begun).map(([file, text]) => [file, text.replaceAll('TODO ', '')]),
  );
  expect(await messagesWith({ ...SITE, ...done })).toEqual([]);
  expect(written(done)).toEqual({});
});

test('texts and messages that were added since are added, and translations are kept', async () => {
  const { [NAVIGATION]: menus = '', [WORDS]: catalogue = '', ...home } = written();
  const text =
    'Announcements of everything that the institution says and the press kit and all its pictures';
  const already = {
    ...home,
    [NAVIGATION]: menus.replace('Home: "TODO Home"', '# Piè di pagina\nHome: Inizio'),
    [WORDS]: catalogue.replace(/"TODO Skip.*/, 'Vai al contenuto').replace(/^ {2}home: .*\n/m, ''),
    'navigation.yaml': sourceOf('navigation.yaml').text.replace('Home', text),
  };
  const messages = await messagesWith({ ...SITE, ...already });
  // A text to be translated is not cut.
  expect(messages.join('\n')).toContain(`is not translated: "${text}"`);
  const files = written(already);
  expect(Object.keys(files)).toEqual([WORDS, NAVIGATION]);
  expect(files[WORDS]).toContain('  skip: Vai al contenuto\n');
  expect(files[WORDS]).toContain('  home: "TODO {name}, home"\n');
  expect(files[NAVIGATION]).toBe(`${already[NAVIGATION]}${text}: "TODO ${text}"\n`);
});

test('a document is copied, with the texts of the page that shows it, and is not translated yet', async () => {
  const [answer, legal] = ['faq/accounts/currencies.mdx', 'legal/cookie-policy.md'];
  const files = written({}, `${answer} ${legal}`);
  expect(Object.keys(files)).toContain('languages/it/pages/faq.yaml');
  expect(files[`languages/it/${legal}`]).toContain('\nlanguage: it\n');
  const messages = await messagesWith({ ...SITE, ...files });
  for (const file of [answer, legal]) {
    expect(messages).toContainEqual(
      expect.stringMatching(new RegExp(`languages/it/${file}:\\d+: is not translated: `)),
    );
  }
  expect(written(files, answer)).toEqual({});
});

test('the other files that the home page shows are named until they are translated', () => {
  const more = (files: string) => languageFiles({ tag: 'it', files }).more;
  expect(SHOWN_AT_HOME).toEqual(expect.arrayContaining(more('')));
  expect(more('')).toContain('product.yaml');
  expect(more(SHOWN_AT_HOME.join(' '))).toEqual([]);
});

test.each([
  ['xx', '', /^--tag is "xx": expected one of en, it\. Add a further language to languages in /],
  ['it', 'pages/fees.yaml', /^--files has pages\/fees\.yaml: .* \(nearest: pages\/fee\.yaml\)\.$/],
  ['en', 'pages/fee.yaml', /^--files has pages\/fee\.yaml: expected a file to translate into en/],
])('for --tag %s --files %s nothing is written', (tag, files, message) => {
  expect(() => languageFiles({ tag, files })).toThrow(message);
});

test('a file that cannot be read is reported, and nothing is written', () => {
  expect(() => written({ [NAVIGATION]: 'Home: "Inizio\n' })).toThrow(
    /navigation\.yaml:\d+: not val/,
  );
  expect(() => written({ [WORDS]: 'shell: Ciao\n' })).toThrow(/it\.yaml:1: shell is "Ciao"/);
});

test('the check covers all content, whatever language a preview shows', async () => {
  vi.stubEnv('SITE_LANGUAGE', 'it');
  vi.resetModules();
  const { check: checkPreview } = await import('#check/run.ts');
  vi.unstubAllEnvs();
  expect(await checkPreview()).toEqual([]);
});
