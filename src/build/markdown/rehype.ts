import GithubSlugger from 'github-slugger';
import type { Element, Root } from 'hast';
import type { Options as AutolinkOptions } from 'rehype-autolink-headings';
import { visit } from 'unist-util-visit';
import { anchorText } from '../../content/anchor-text.ts';
import { alignCells, alikeTables, keepCompounds, labelCells, nameRows, textOf } from './tables.ts';

const isHeading = ({ tagName }: Element) => /^h[1-6]$/.test(tagName);

/** Gives every heading an id. */
export function headingIds() {
  return (tree: Root): void => {
    const slugs = new GithubSlugger();
    visit(tree, 'element', (node: Element) => {
      if (!isHeading(node)) return;
      node.properties.id = slugs.slug(anchorText(textOf(node)));
    });
  };
}

/** The link of every heading to itself, for rehype-autolink-headings. */
export const HEADING_LINKS: AutolinkOptions = {
  behavior: 'append',
  content: { type: 'text', value: '#' },
  properties: (heading) => ({
    className: ['anchor'],
    ariaLabel: `Link to “${textOf(heading)}”`,
  }),
};

/** PDFs open in a new tab, and their links say so. */
export function pdfLinks() {
  return (tree: Root): void => {
    visit(tree, 'element', (node: Element) => {
      const href = node.tagName === 'a' ? node.properties.href : undefined;
      if (typeof href !== 'string' || !href.endsWith('.pdf')) return;
      node.properties.target = '_blank';
      node.properties.rel = ['noopener'];
      node.children.push({
        type: 'element',
        tagName: 'span',
        properties: { className: ['unseen'] },
        children: [{ type: 'text', value: ' (opens in a new tab)' }],
      });
    });
  };
}

/**
 * Makes every table what the `Table` component makes (src/ui/table): a frame of its own that can be
 * reached by keyboard and scrolls where it must, named after the heading that it stands under, with
 * cells that carry their column's head. Account numbers and short codes are marked on the way, in
 * tables and in text.
 */
export function scrollingTables() {
  return (tree: Root): void => {
    const taken = new Map<string, number>();
    const alikeOf = alikeTables(tree);
    let section = '';
    visit(tree, 'element', (node: Element, index, parent) => {
      markCodes(node);
      if (isHeading(node)) section = `: ${textOf(node)}`;
      if (node.tagName !== 'table' || index === undefined || !parent) return;
      const count = (taken.get(section) ?? 0) + 1;
      taken.set(section, count);
      alignCells(node);
      nameRows(node);
      labelCells(node, alikeOf(node));
      keepCompounds(node);
      const ariaLabel = `Table${count > 1 ? ` ${count}` : ''}${section}`;
      const frame: Element = {
        type: 'element',
        tagName: 'div',
        properties: { dataTable: '', tabIndex: 0, role: 'region', ariaLabel },
        children: [node],
      };
      parent.children.splice(index, 1, frame);
      return index + 1;
    });
  };
}

const IBAN = /^[A-Z]{2}\d{2}(?: [\dA-Z]{4})+(?: [\dA-Z]{1,3})?$/;

/** A code with a place to break, no longer than fits on a line of the narrowest page. */
const SHORT =
  /^(?=.*[-/+?=& ])(?:\S{1,24}|(?=.{1,24}$)\S+ \S+|(?=.{1,14}$)\S+ \S+ \S+|\S(?: \S){2,7})$/;

/** The name of a host or an identifier (RFC 9562), whose half would be another. */
const HOST = /^(?=.{1,28}$)[a-z\d-]+(?:\.[a-z\d-]+){2,}$/;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A call of the interface, longer than a short code. */
const CALL = /^(?:GET|POST|PUT|PATCH|DELETE) \/\S{1,32}$/;

/** An address, which Firefox breaks after `https://`. */
const ADDRESS = /^https?:\/\/\S{1,32}$/;

/**
 * Marks account numbers, which break between their groups in two halves or not at all, and short
 * codes, hosts, identifiers and addresses, which do not break.
 */
function markCodes(node: Element): void {
  const code = textOf(node);
  if (node.tagName === 'a' && ADDRESS.test(code)) node.properties.dataAddress = 'web';
  if (node.tagName !== 'code') return;
  if (IBAN.test(code)) node.properties.dataIban = '';
  if (HOST.test(code) || UUID.test(code)) node.properties.dataAddress = '';
  else if (SHORT.test(code)) node.properties.dataWhole = '';
  else if (ADDRESS.test(code) || CALL.test(code)) node.properties.dataAddress = 'web';
}

/** A heading cell without words heads nothing: it becomes a plain cell. */
export function emptyHeadingCells() {
  return (tree: Root): void => {
    visit(tree, 'element', (node: Element) => {
      if (node.tagName === 'th' && textOf(node).trim() === '') node.tagName = 'td';
    });
  };
}
