import { t } from '#words/words.ts';
import type { Found, Search } from '../query/find.ts';
import type { Place } from '../query/index-files.ts';
import { type Piece, quote } from '../query/quote.ts';
import { element } from './element.ts';

/** How many results the dialog shows; the page of the search has them all. */
export const SHOWN = 9;
/** How many of the best stand by themselves, before the others in groups of their kind. */
const BEST = 3;

export interface Results {
  /** How many there are. */
  readonly found: number;
  readonly places: readonly Place[];
  readonly by: readonly string[];
  readonly kinds: readonly string[];
}

/** The results of a question from one on, as many as are asked for. */
export async function resultsOf(search: Search, question: string, most: number): Promise<Results> {
  const [{ kinds }, { hits, by }]: [{ kinds: readonly string[] }, Found] = await Promise.all([
    search.entry(),
    search.find(question),
  ]);
  const places = await search.texts(hits.slice(0, most));
  return { found: hits.length, places, by, kinds };
}

/** How many results there are, and how many of them are shown. */
export const countText = (found: number, shown: number): string =>
  found > shown ? t('search.countShown', { found, shown }) : t('search.count', { found });

/** Results under a heading: the best, then the others by their kind. */
export interface Group {
  readonly label: string;
  readonly places: readonly Place[];
}

export function grouped({ places, kinds }: Results): Group[] {
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

/** A pause in what is read out, where the eye sees another line. */
const pause = (text: string): Node => element('span', { 'data-search-part': 'pause' }, text);

/** Of which kind it is and where it stands; a page whose title begins with its kind says it once. */
const placeText = (kind: string, under: string): string =>
  under.startsWith(kind) ? under : [kind, under].filter(Boolean).join(' · ');

/** What a result says; spans, since it may stand in an option, which has no structure of its own. */
function said(place: Place, kind: string, quoted: ReturnType<typeof quote>): Node[] {
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
  const quoted = quote(place, by);
  const shared = { href: quoted.href, 'data-search-part': 'result' };
  return element(
    'a',
    { ...shared, ...attributes },
    ...said(place, kinds[place.kind] ?? '', quoted),
  );
}
