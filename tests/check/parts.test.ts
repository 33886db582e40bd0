import { afterEach, beforeEach, expect, test } from 'vitest';
import { check } from '#check/run.ts';
import { faultText } from '#content/fault.ts';
import { filesIn, overlayFiles, sourceOf } from '#content/files.ts';
import { PARTS, type PartName } from '#content/parts.ts';

/**
 * If the files of a part of the site are missing, everything that links to it is omitted, except
 * links in texts.
 */

const reset = () => overlayFiles({});
beforeEach(reset);
afterEach(reset);

/** Removes the files of a part. */
function without(name: PartName): void {
  const { page, files } = PARTS[name];
  const own = filesIn('.').filter((file) => files.some((one) => `${file}/`.startsWith(`${one}/`)));
  overlayFiles(Object.fromEntries([page, ...own].map((file) => [file, null])));
}

const names = Object.keys(PARTS) as PartName[];

/**
 * Faults that only an editor can correct: links in texts, redirects, exceptions no longer needed.
 */
const LISTED_CORRECTIONS =
  /leads to a part of the site that this institution does not have|redirects\.yaml.* no such page or file|delete its entry|to-confirm\.yaml.* no longer exists/;

test.each(names)(
  'without %s the check only reports texts, redirects, exceptions and statements that mention it',
  async (name) => {
    without(name);
    const other = (await check()).map(faultText).filter((text) => !LISTED_CORRECTIONS.test(text));
    expect(other).toEqual([]);
  },
);

test('a missing file of a part is reported', async () => {
  overlayFiles({ 'pages/newsroom.yaml': null });
  const messages = (await check()).map(faultText);
  expect(messages).toContainEqual(
    expect.stringMatching(
      /newsroom\/lisbon-office-opens\.mdx: is not shown on any page.*pages\/newsroom\.yaml/,
    ),
  );
});

test('sections of a page are selected by name, whatever their headings are', async () => {
  const { text } = sourceOf('pages/home.yaml');
  overlayFiles({
    'pages/home.yaml': text.replace(/^hero:/m, 'sections:\n  - rails\n  - fees\nhero:'),
  });
  const messages = (await check()).map(faultText);
  // Only links to sections that are no longer shown are reported.
  expect(messages.filter((one) => !/has no section #/.test(one))).toEqual([]);
});

test('a section of home that is listed without its texts is reported', async () => {
  const home = sourceOf('pages/home.yaml').text.replace(/^team:\n(?: .*\n|\n)+/m, '');
  expect(home).not.toContain('\nteam:');
  overlayFiles({ 'pages/home.yaml': `${home}\nsections: [rails, team]\n` });
  const said = (await check()).map(faultText);
  overlayFiles({});
  expect(said).toContainEqual(
    expect.stringMatching(/pages\/home\.yaml:\d+: sections\.1 is "team": expected its texts/),
  );
});
