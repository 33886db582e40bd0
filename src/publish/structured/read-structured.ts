import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { localAddress } from '#content/queries/languages-query.ts';
import { t } from '#words/words.ts';
import { insertSpaces } from '../plain/insert-spaces.ts';

/** A label, and its address if it has one. */
export interface Place {
  readonly label: string;
  readonly href?: string;
}

/** A term that a page explains, at an anchor of its own. */
export interface Term {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

function all(within: Root | Element, is: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  visit(within, 'element', (node) => {
    if (is(node)) found.push(node);
  });
  return found;
}

const named = (tagName: string) => (element: Element) => element.tagName === tagName;

/** The text of an element, with spaces where its layout separates words. */
function said(element: Element | undefined): string {
  if (!element) return '';
  const copy = structuredClone(element);
  insertSpaces(copy);
  visit(copy, 'element', (node) => {
    insertSpaces(node);
    if (node.properties.ariaHidden === 'true') node.children = [];
  });
  return textOf(copy).replaceAll(/\s+/g, ' ').trim();
}

/**
 * The levels above a page and the page itself, from its breadcrumbs; empty without any. Levels
 * without a page are left out, because structured data needs their URLs.
 */
export function trailOf(main: Root): Place[] {
  const [nav] = all(main, ({ properties }) => properties.ariaLabel === t('ui.breadcrumb'));
  if (!nav) return [];
  const above = all(nav, named('a')).map((link) => {
    return { label: said(link), href: String(link.properties.href) };
  });
  const [here] = all(nav, ({ properties }) => properties.ariaCurrent === 'page');
  const [title] = all(main, named('h1'));
  return [...above, { label: said(here ?? title) }];
}

/**
 * The entries of a list page: every page directly below its own path that it links to, in order.
 * `path` is that of the page in the first language.
 */
export function listedOn(main: Root, path: string): Place[] {
  const own = localAddress(path);
  const places = new Map<string, string>();
  for (const link of all(main, named('a'))) {
    const address = String(link.properties.href);
    const below = address.startsWith(`${own}/`) ? address.slice(own.length + 1) : '';
    const label = said(link);
    if (label && /^[\w-]+$/.test(below) && !places.has(below)) places.set(below, label);
  }
  return [...places].map(([below, label]) => ({ label, href: `${own}/${below}` }));
}

/** The terms that a page explains: table rows with an anchor, a term and its meaning. */
export function termsIn(main: Root): Term[] {
  return all(main, named('tr')).flatMap((row) => {
    const [term, meaning] = all(row, ({ tagName }) => tagName === 'th' || tagName === 'td');
    const { id } = row.properties;
    if (typeof id !== 'string' || !term || !meaning) return [];
    return [{ id, name: said(term), description: said(meaning) }];
  });
}
