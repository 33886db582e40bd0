import { expect, test } from 'vitest';
import { filesIn, sourceOf } from '#content/files.ts';
import { OPTIONAL_PARTS, type PartName } from '#content/optional-parts.ts';
import { messagesWith } from './messages-with.ts';

/**
 * If the files of a part of the site are missing, everything that links to it is omitted, except
 * links in texts.
 */

/** The files of a part, removed. */
function without(name: PartName) {
  const { page, files } = OPTIONAL_PARTS[name];
  const own = filesIn('.').filter((file) => files.some((one) => `${file}/`.startsWith(`${one}/`)));
  return Object.fromEntries([page, ...own].map((file) => [file, null]));
}

const names = Object.keys(OPTIONAL_PARTS) as PartName[];

/**
 * Faults that only an editor can correct: links in texts, redirects, exceptions no longer needed.
 */
const LISTED_CORRECTIONS =
  /leads to a part of the site that this institution does not have|redirects\.yaml.* no such page or file|delete its entry|to-confirm\.yaml.* no longer exists/;

test.each(names)(
  'without %s the check only reports texts, redirects, exceptions and statements that mention it',
  async (name) => {
    const messages = await messagesWith(without(name));
    expect(messages.filter((text) => !LISTED_CORRECTIONS.test(text))).toEqual([]);
  },
);

test('a missing file of a part is reported', async () => {
  expect(await messagesWith({ 'pages/newsroom.yaml': null })).toContainEqual(
    expect.stringMatching(
      /newsroom\/lisbon-office-opens\.mdx: is not shown on any page.*pages\/newsroom\.yaml/,
    ),
  );
});

const HOME = 'pages/home.yaml';
const home = sourceOf(HOME).text;

test('sections of a page are selected by name, whatever their headings are', async () => {
  const text = home.replace(/^hero:/m, 'sections:\n  - rails\n  - fees\nhero:');
  const messages = await messagesWith({ [HOME]: text });
  // Only links to sections that are no longer shown are reported.
  expect(messages.filter((one) => !/has no section #/.test(one))).toEqual([]);
});

test('a section of home that is listed without its texts is reported', async () => {
  const text = home.replace(/^team:\n(?: .*\n|\n)+/m, '');
  expect(text).not.toContain('\nteam:');
  expect(await messagesWith({ [HOME]: `${text}\nsections: [rails, team]\n` })).toContainEqual(
    expect.stringMatching(/pages\/home\.yaml:\d+: sections\.1 is "team": expected its texts/),
  );
});
