import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Node, Parent } from 'unist';
import { expect, test } from 'vitest';
import { statedDays } from '#content/queries/stated-days-query.ts';
import { site } from '#content/site.ts';
import {
  allDocuments,
  type BuiltPage,
  content,
  contents,
  faults,
  files,
  LIST,
  oneLine,
} from './pages.ts';

const markdownHref = ({ document }: BuiltPage): string | undefined =>
  document.querySelector('link[rel="alternate"][type="text/markdown"]')?.getAttribute('href') ??
  undefined;

const withMarkdown = content.filter((page) => markdownHref(page) !== undefined);

test('every article, document and answer, and the tariff, has a Markdown copy at its path with .md', () => {
  const read = /^\/(faq|fee|(blog|newsroom|docs|api)\/.+|careers\/[^/]+)$/;
  expect(
    faults((page) => {
      const isRead = read.test(page.path) && !LIST.test(page.path);
      const own = isRead || markdownHref(page) ? `${page.path}.md` : undefined;
      return markdownHref(page) === own && (!own || files.has(own))
        ? []
        : [`Markdown version ${markdownHref(page)}`];
    }, content),
  ).toEqual([]);
  expect([...files].filter((file) => file.endsWith('.md')).sort()).toEqual(
    allDocuments.flatMap((page) => markdownHref(page) ?? []).sort(),
  );
});

/** Navigation, drawings and forms, which the Markdown copy leaves out. */
const AROUND =
  'nav, button, form, fieldset, input, label, script, search, select, style, svg, template, ' +
  '[aria-hidden="true"], [hidden], [data-screen], .anchor';

/** Only letters and digits, so that line breaks and punctuation make no difference. */
const letters = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, '');

function textOfPage({ document }: BuiltPage): string {
  const main = document.querySelector('main')?.cloneNode(true) as Element;
  for (const element of main.querySelectorAll(AROUND)) element.remove();
  for (const fold of main.querySelectorAll('details')) {
    if (fold.childElementCount === 1) fold.remove();
  }
  return letters(main.textContent ?? '');
}

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).freeze();

function textOf(node: Node): string {
  if (node.type === 'yaml') return '';
  if ('value' in node) return String(node.value);
  return 'children' in node ? (node as Parent).children.map(textOf).join('') : '';
}

function kinds(node: Node): string[] {
  const inner = 'children' in node ? (node as Parent).children.flatMap(kinds) : [];
  return [node.type, ...inner];
}

/** Where two texts differ. */
function difference(one: string, other: string): string[] {
  if (one === other) return [];
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  const from = at < 0 ? one.length : at;
  return [`“${one.slice(from - 30, from + 30)}” is “${other.slice(from - 30, from + 30)}”`];
}

test('a Markdown copy has the text of its page, in order', () => {
  expect(
    faults(
      (page) =>
        difference(
          textOfPage(page),
          letters(textOf(markdown.parse(contents(markdownHref(page) ?? '')))),
        ),
      withMarkdown,
    ),
  ).toEqual([]);
});

test('a Markdown copy is plain Markdown with one title, absolute URLs and the page’s metadata', () => {
  const days = statedDays();
  expect(
    faults((page) => {
      const text = contents(markdownHref(page) ?? '');
      const tree = markdown.parse(text);
      const titles = tree.children.filter((node) => node.type === 'heading' && node.depth === 1);
      const relative = text.match(/\]\((?!https?:|mailto:|tel:)[^)]*\)/g) ?? [];
      return [
        ...(kinds(tree).includes('html') ? ['has HTML'] : []),
        ...(titles.length === 1 ? [] : [`${titles.length} titles`]),
        ...relative,
        ...(text.includes(`\nurl: ${site().urls.site}${page.path}\n`) ? [] : ['no address']),
        ...(/\nupdated: (\S+)\n/.exec(text)?.[1] === days.get(page.path) ? [] : ['another day']),
      ];
    }, withMarkdown),
  ).toEqual([]);
});

test('inline code is the same in the Markdown copy as on the page, including its spaces', () => {
  expect(
    faults((page) => {
      const text = oneLine(contents(markdownHref(page) ?? ''));
      return [...page.document.querySelectorAll('main code')]
        .filter((code) => !code.closest(`pre, table, ${AROUND}`))
        .map((code) => oneLine(code.textContent))
        .filter((line) => !text.includes(`\`${line}\``) && !line.includes('`'));
    }, withMarkdown),
  ).toEqual([]);
});
