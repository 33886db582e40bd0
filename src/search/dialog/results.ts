import { deferredResources } from '#ui/browser/deferred-resources.ts';
import { t } from '#words/words.ts';
import { Search, type SearchResult } from '../query/find.ts';
import type { Place } from '../query/index-files.ts';
import { type Piece, resultText } from '../query/result-text.ts';
import { element } from './element.ts';

/**
 * Delay in milliseconds between a keystroke and the search, so that fast typing starts only one.
 */
export const PAUSE_MS = 60;
/** Maximum number of results in the dialog; the search page has them all. */
export const SHOWN = 9;
/** Marks a link or button that is a row of its list, for the style sheet. */
export const ROW = { 'data-search-part': 'result' } as const;
/** Number of best results in a group of their own, before the others are grouped by kind. */
const BEST = 3;

/** The search over the index published with this build; its files are fetched on demand. */
export function siteSearch(): Search {
  const { search } = deferredResources(document);
  return new Search(async (file) => {
    const response = await fetch(`${search}/${file}.json`);
    if (!response.ok) throw new Error(`${search}/${file}.json: ${response.status}`);
    return response.json();
  });
}

/**
 * Moves the first result with a figure to the front if it contains every word of the query, and the
 * query has several.
 */
function answerFirst(
  places: readonly Place[],
  { hits, words }: Pick<SearchResult, 'hits' | 'words'>,
): readonly Place[] {
  const found = places.find(
    ({ answer }, index) => answer.length > 0 && hits[index]?.words === words,
  );
  if (words < 2 || !found) return places;
  return [found, ...places.filter((place) => place !== found)];
}

/** The first `most` results of a query, and the number of all that are `found`. */
export async function resultsOf(search: Search, question: string, most: number) {
  const [{ kinds }, result] = await Promise.all([search.entry(), search.find(question)]);
  const { hits, by } = result;
  const places = answerFirst(await search.texts(hits.slice(0, most)), result);
  return { found: hits.length, places, by, kinds };
}

export type Results = Awaited<ReturnType<typeof resultsOf>>;

/** The number of results, and how many of them are shown if not all. */
export function statusText({ found, places }: Results, question: string): string {
  const shown = places.length;
  if (found === 0) return t('search.nothing', { question });
  return found > shown ? t('search.countShown', { found, shown }) : t('search.count', { found });
}

/** A section with a heading and a list of links or buttons. */
export function listed(
  label: string,
  entries: readonly Node[],
  ...more: readonly Node[]
): HTMLElement {
  return element(
    'section',
    { 'data-search-part': 'group', 'aria-label': label },
    element('h2', { 'data-search-part': 'heading' }, label),
    element('ul', {}, ...entries.map((entry) => element('li', {}, entry))),
    ...more,
  );
}

/** Results under headings: first the best, then the others by kind. */
export function grouped({ places, kinds }: Results) {
  const best = { label: t('search.best'), places: places.slice(0, BEST) };
  const others = places.slice(BEST);
  const named = [...new Set(others.map(({ kind }) => kind))].map((kind) => ({
    label: kinds[kind] ?? '',
    places: others.filter((place) => place.kind === kind),
  }));
  return [best, ...named].filter((group) => group.places.length > 0);
}

const marked = (pieces: readonly Piece[]): Node[] =>
  pieces.map(({ text, found }) => (found ? element('mark', {}, text) : new Text(text)));

/** Separator for screen readers where the layout shows a line break. */
const pause = (text: string): Node => element('span', { 'data-search-part': 'pause' }, text);

/** The kind and location of a result; a location that begins with the kind does not repeat it. */
const placeText = (kind: string, under: string): string =>
  under.startsWith(kind) ? under : [kind, under].filter(Boolean).join(' · ');

/**
 * The content of a result; only spans, since an `option` of the list box allows no structure
 * inside.
 */
function resultContent(place: Place, kind: string, quoted: ReturnType<typeof resultText>): Node[] {
  const { under, answer } = place;
  const values = answer.map(([label, value], index) =>
    element(
      'span',
      {},
      ...(index > 0 ? [pause('; ')] : []),
      ...(label ? [element('span', { 'data-search-part': 'label' }, `${label} `)] : []),
      value,
    ),
  );
  return [
    element('span', { 'data-search-part': 'title' }, ...marked(quoted.title)),
    pause(', '),
    element('span', { 'data-search-part': 'place' }, placeText(kind, under)),
    ...(values.length > 0 || quoted.excerpt.length > 0 ? [pause('. ')] : []),
    ...(values.length > 0 ? [element('span', { 'data-search-part': 'answer' }, ...values)] : []),
    ...(quoted.excerpt.length > 0
      ? [element('span', { 'data-search-part': 'excerpt' }, ...marked(quoted.excerpt))]
      : []),
  ];
}

/** The link of a result. */
export function resultLink(
  place: Place,
  { by, kinds }: Results,
  attributes: Readonly<Record<string, string>> = {},
): HTMLAnchorElement {
  const quoted = resultText(place, by);
  return element(
    'a',
    { href: quoted.href, ...ROW, ...attributes },
    ...resultContent(place, kinds[place.kind] ?? '', quoted),
  );
}
