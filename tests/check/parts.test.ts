import { afterEach, beforeEach, expect, test } from 'vitest';
import { check } from '#check/run.ts';
import { faultText } from '#content/fault.ts';
import { filesIn, layOver, sourceOf } from '#content/files.ts';
import { navigation } from '#content/navigation.ts';
import { forget } from '#content/once.ts';
import { PARTS, type PartName } from '#content/parts.ts';
import { headerMenu } from '#content/queries/header-menu-query.ts';
import { homeContent } from '#content/queries/home-query.ts';
import { aboutPage, companyPage } from '#content/queries/pages-query.ts';
import { listing, searchPage } from '#content/queries/search-query.ts';
import { feeds } from '#publish/machines/feeds.ts';

/** A part whose files are not there takes with it whatever names it, but for the sentences of texts. */

const reset = () => {
  layOver({});
  forget();
};
beforeEach(reset);
afterEach(reset);

/** Takes the files of a part away. */
function without(name: PartName): void {
  const { page, files } = PARTS[name];
  const own = filesIn('.').filter((file) => files.some((one) => `${file}/`.startsWith(`${one}/`)));
  layOver(Object.fromEntries([page, ...own].map((file) => [file, null])));
  forget();
}

/** All that leads on from menus, lists and sections, and can be subscribed to. */
const ways = () =>
  JSON.stringify([
    ...[navigation(), headerMenu(), searchPage(), listing(), companyPage(), aboutPage().next],
    ...[homeContent().developers, homeContent().news?.newsroom, feeds().map(({ href }) => href)],
  ]);

const names = Object.keys(PARTS) as PartName[];

/** What only an editor can mend: links of texts, redirects, exceptions and statements that are needed no more. */
const MENDS =
  /leads to a part that this site does not have|redirects\.yaml.* leads nowhere|delete its entry|to-confirm\.yaml.* no text is there/;

test.each(names)('without %s no menu, list, section or feed leads there', (name) => {
  const there = new RegExp(`"${PARTS[name].address}["/#]`);
  expect(ways()).toMatch(there);
  without(name);
  expect(ways()).not.toMatch(there);
});

test.each(names)(
  'without %s the check names what texts, redirects, exceptions and statements say of it, and nothing else',
  async (name) => {
    without(name);
    const other = (await check()).map(faultText).filter((text) => !MENDS.test(text));
    expect(other).toEqual([]);
  },
);

test('a file of a part that is missing is told', async () => {
  layOver({ 'pages/newsroom.yaml': null });
  const said = (await check()).map(faultText);
  expect(said).toContainEqual(
    expect.stringMatching(
      /newsroom\/lisbon-office-opens\.mdx: is shown by no page.*pages\/newsroom\.yaml/,
    ),
  );
});

test('a page is composed by the names of its sections, whatever the house calls them in texts', async () => {
  const { text } = sourceOf('pages/home.yaml');
  layOver({ 'pages/home.yaml': text.replace(/^hero:/m, 'sections:\n  - rails\n  - fees\nhero:') });
  forget();
  const said = (await check()).map(faultText);
  // Links to sections that are not shown are told, and nothing else.
  expect(said.filter((one) => !/has no section #/.test(one))).toEqual([]);
});
