import type { Element, Root } from 'hast';
import { localAddress } from '#content/queries/languages-query.ts';
import { findAll, textOf } from '#search/index/read-places.ts';
import { t } from '#words/words.ts';

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

const named = (tagName: string) => (element: Element) => element.tagName === tagName;

/** The text of an element as the search reads it; empty without one. */
const said = (element: Element | undefined): string => (element ? textOf([element]) : '');

/**
 * The levels above a page and the page itself, from its breadcrumbs; empty without any. Levels
 * without a page are left out, because structured data needs their URLs.
 */
export function trailOf(main: Root): Place[] {
  const [nav] = findAll(
    ({ properties }) => properties.ariaLabel === t('ui.breadcrumb'),
    main.children,
  );
  if (!nav) return [];
  const above = findAll(named('a'), nav.children).map((link) => {
    return { label: said(link), href: String(link.properties.href) };
  });
  const [here] = findAll(({ properties }) => properties.ariaCurrent === 'page', nav.children);
  const [title] = findAll(named('h1'), main.children);
  return [...above, { label: said(here ?? title) }];
}

/**
 * The entries of a list page: every page directly below its own path that it links to, in order.
 * `path` is that of the page in the first language.
 */
export function listedOn(main: Root, path: string): Place[] {
  const own = localAddress(path);
  const places = new Map<string, string>();
  for (const link of findAll(named('a'), main.children)) {
    const address = String(link.properties.href);
    const below = address.startsWith(`${own}/`) ? address.slice(own.length + 1) : '';
    const label = said(link);
    if (label && /^[\w-]+$/.test(below) && !places.has(below)) places.set(below, label);
  }
  return [...places].map(([below, label]) => ({ label, href: `${own}/${below}` }));
}

/** The terms that a page explains: table rows with an anchor, a term and its meaning. */
export function termsIn(main: Root): Term[] {
  return findAll(named('tr'), main.children).flatMap((row) => {
    const [term, meaning] = findAll(
      ({ tagName }) => tagName === 'th' || tagName === 'td',
      row.children,
    );
    const { id } = row.properties;
    if (typeof id !== 'string' || !term || !meaning) return [];
    return [{ id, name: said(term), description: said(meaning) }];
  });
}
