import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { alignCells, keepCompounds, labelCells, textOf } from './tables.ts';

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** Gives every heading an id and a link to itself. */
export function headingAnchors() {
  return (tree: Root): void => {
    const taken = new Map<string, number>();
    visit(tree, 'element', (node: Element) => {
      if (/^h[1-6]$/.test(node.tagName)) {
        const text = node.children.map(textOf).join('');
        const base = slug(text) || 'section';
        const count = taken.get(base) ?? 0;
        taken.set(base, count + 1);
        const id = count ? `${base}-${count + 1}` : base;
        node.properties.id = id;
        node.children.push({
          type: 'element',
          tagName: 'a',
          properties: { href: `#${id}`, className: ['anchor'], ariaLabel: `Link to “${text}”` },
          children: [{ type: 'text', value: '#' }],
        });
      }
    });
  };
}

/** Marks links that leave the site; PDFs open in a new tab, and their links say so. */
export function markedLinks() {
  return (tree: Root): void => {
    visit(tree, 'element', (node: Element) => {
      const href = node.tagName === 'a' ? node.properties.href : undefined;
      if (typeof href !== 'string') return;
      if (/^https?:/.test(href)) node.properties.rel = ['noopener', 'external'];
      if (!href.endsWith('.pdf')) return;
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

const isAnchor = (node: ElementContent) =>
  node.type === 'element' && node.properties.className?.toString() === 'anchor';

/**
 * Makes every table what the `Table` component makes (src/ui/table): a frame of its own that can be
 * reached by keyboard and scrolls where it must, named after the heading that it stands under, with
 * cells that carry their column's head. Account numbers and short codes are marked on the way, in
 * tables and in text.
 */
export function scrollingTables() {
  return (tree: Root): void => {
    const taken = new Map<string, number>();
    let section = '';
    visit(tree, 'element', (node: Element, index, parent) => {
      markCodes(node);
      if (/^h[1-6]$/.test(node.tagName)) {
        section = `: ${node.children
          .filter((child) => !isAnchor(child))
          .map(textOf)
          .join('')}`;
      }
      if (node.tagName !== 'table' || index === undefined || !parent) return;
      const count = (taken.get(section) ?? 0) + 1;
      taken.set(section, count);
      alignCells(node);
      labelCells(node);
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

/** A code with a hyphen, no longer than fits on a line of the narrowest page. */
const HYPHENED = /^(?=.{1,20}$)\S+-\S+$/;

/**
 * Marks account numbers, which break between their groups in two halves or not at all, and short
 * codes, which do not break at their hyphens.
 */
function markCodes(node: Element): void {
  if (node.tagName !== 'code') return;
  const code = textOf(node);
  if (IBAN.test(code)) node.properties.dataIban = '';
  if (HYPHENED.test(code)) node.properties.dataWhole = '';
}

/** A heading cell without words heads nothing: it becomes a plain cell. */
export function emptyHeadingCells() {
  return (tree: Root): void => {
    visit(tree, 'element', (node: Element) => {
      if (node.tagName === 'th' && textOf(node).trim() === '') node.tagName = 'td';
    });
  };
}
