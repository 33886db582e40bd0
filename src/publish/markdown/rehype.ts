import { posix, relative } from 'node:path';
import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Options as AutolinkOptions } from 'rehype-autolink-headings';
import { visit } from 'unist-util-visit';
import { CONTENT_DIR } from '#content/files.ts';
import { withNoBreaks, withPunctuationSpaces } from '#content/no-break.ts';
import { t } from '#words/words.ts';
import { formTable } from './tables.ts';

/** A plugin that changes each element of a document. */
const eachElement =
  (change: (node: Element, file: { readonly path?: string }) => void) =>
  () =>
  (tree: Root, file: { readonly path?: string } = {}): void =>
    visit(tree, 'element', (node: Element) => change(node, file));

const isHeading = ({ tagName }: Element) => /^h[1-6]$/.test(tagName);

/** Gives every heading its id, in the order of the file's `anchors`. */
export function headingIds() {
  return (tree: Root, { data }: { readonly data: Record<string, unknown> }): void => {
    const anchors = data['anchors'] as readonly string[];
    let count = 0;
    visit(tree, 'element', (node: Element) => {
      if (isHeading(node)) node.properties.id = anchors[count++];
    });
  };
}

/** The options of rehype-autolink-headings: each heading links to itself. */
export const HEADING_LINKS: AutolinkOptions = {
  behavior: 'append',
  content: { type: 'text', value: '#' },
  properties: (heading) => ({
    className: ['anchor'],
    ariaLabel: t('ui.linkTo', { heading: textOf(heading) }),
  }),
};

/** Makes links to PDFs open in a new tab and announce it. */
export const pdfLinks = eachElement((node) => {
  const href = node.tagName === 'a' ? node.properties.href : undefined;
  if (typeof href !== 'string' || !href.endsWith('.pdf')) return;
  node.properties.target = '_blank';
  node.properties.rel = ['noopener'];
  node.children.push({
    type: 'element',
    tagName: 'span',
    properties: { className: ['unseen'], dataScreen: '' },
    children: [{ type: 'text', value: ` ${t('ui.newTab')}` }],
  });
});

/**
 * Rewrites the address of every image in a document to its path inside the content directory, for
 * `/pictures/name.png` and `./name.png` alike, wherever the document is. Images of other sites keep
 * their addresses.
 */
export const ownPictures = eachElement(({ tagName, properties }, { path = '' }) => {
  const { src } = properties;
  if (tagName !== 'img' || typeof src !== 'string' || URL.canParse(src)) return;
  const folder = posix.dirname(relative(CONTENT_DIR, path).replaceAll('\\', '/'));
  properties.src = posix.join(src.startsWith('/') ? '' : folder, decodeURI(src)).replace(/^\//, '');
});

/** The maximum number of characters of a code that fits on a line of a phone beside other text. */
const SHORT_CODE = 24;

/** Marks short codes, which must not break. */
export const shortCodes = eachElement((node) => {
  if (node.tagName === 'code' && textOf(node).length <= SHORT_CODE) node.properties.dataWhole = '';
});

/** Turns a heading cell without text into a plain cell. */
export const emptyHeadingCells = eachElement((node) => {
  if (node.tagName === 'th' && textOf(node).trim() === '') node.tagName = 'td';
});

/**
 * Keeps numbers in running text on one line with their unit, and French punctuation with its word.
 * Runs after the headings have received their ids.
 */
export function noBreaks() {
  return (tree: Root): void => {
    visit(tree, 'text', (node, _index, parent) => {
      if (parent?.type === 'element' && parent.tagName === 'code') return;
      node.value = withNoBreaks(withPunctuationSpaces(node.value));
    });
  };
}

/**
 * Builds every table like the `Table` component (src/ui/table): in a frame that can be focused and
 * scrolls if needed, named after the heading above it, with cells that carry their column's head.
 */
export function scrollingTables() {
  return (tree: Root): void => {
    const taken = new Map<string, number>();
    let section = '';
    visit(tree, 'element', (node: Element, index, parent) => {
      if (isHeading(node)) section = textOf(node);
      if (node.tagName !== 'table' || index === undefined || !parent) return;
      const count = (taken.get(section) ?? 0) + 1;
      taken.set(section, count);
      formTable(node);
      const label = count > 1 ? t('ui.tableNumber', { count }) : t('ui.table');
      const ariaLabel = section ? t('ui.labelled', { label, value: section }) : label;
      const frame: Element = {
        type: 'element',
        tagName: 'section',
        properties: { dataTable: '', tabIndex: 0, ariaLabel },
        children: [node],
      };
      parent.children.splice(index, 1, frame);
      return index + 1;
    });
  };
}
