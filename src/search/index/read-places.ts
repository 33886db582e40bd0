import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toString as wholeText } from 'hast-util-to-string';
import { t } from '#words/words.ts';

/** A page to be found by the search. */
export interface IndexedPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** A search result candidate: a part of a page with its own address or answer. */
export interface PagePlace {
  readonly title: string;
  readonly under: string;
  readonly href: string;
  readonly blocks: string[];
  /** Search terms that are not part of the visible text. */
  readonly unsaid: string;
  readonly answer: [label: string, value: string][];
  readonly form: 'page' | 'part' | 'section' | 'entry' | 'row' | 'item';
}

/** The largest number of lines in the answer of a group of the tariff. */
const GROUP_LINES = 4;

type Node = RootContent | ElementContent;

/** Elements that are decoration, navigation or code, and are not indexed. */
const PASSED_OVER = new Set(['nav', 'script', 'style', 'svg', 'button', 'pre', 'search', 'form']);
const HEADING = /^h[2-4]$/;
const BLOCK = /^(p|li|dt|dd|blockquote|figcaption|caption|td|th|summary|h[1-6]|label|legend)$/;

const isElement = (node: Node | undefined): node is Element => node?.type === 'element';

/** The elements below these nodes that pass the test, in document order. */
export function findAll(test: (element: Element) => boolean, nodes: readonly Node[]): Element[] {
  return nodes
    .filter(isElement)
    .flatMap((node) => [...(test(node) ? [node] : []), ...findAll(test, node.children)]);
}

const stringOf = (value: Element['properties'][string]): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** The text of nodes on one line, without decoration, navigation and code. */
export const textOf = (nodes: readonly Node[]): string =>
  nodes
    .map(words)
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;:])/g, '')
    .trim();

function isPassedOver(node: Element): boolean {
  const { tagName, properties } = node;
  return (
    PASSED_OVER.has(tagName) ||
    properties.ariaHidden === 'true' ||
    properties.dataScreen !== undefined ||
    properties.hidden !== undefined ||
    // The link with which a heading or row refers to its own anchor.
    (tagName === 'a' && `${properties.href ?? ''}`.startsWith('#') && wholeText(node).endsWith('#'))
  );
}

/** The text of a node, with spaces between adjacent elements and around blocks. */
function words(node: Node): string {
  if (node.type === 'text') return node.value;
  if (!isElement(node) || isPassedOver(node)) return '';
  const inner = node.children
    .map((child, index, all) =>
      isElement(child) && isElement(all[index - 1]) ? ` ${words(child)}` : words(child),
    )
    .join('');
  return BLOCK.test(node.tagName) || node.tagName === 'div' ? ` ${inner} ` : inner;
}

/** Reads a page from top to bottom and assigns each text to the place it belongs to. */
class Reader {
  readonly places: PagePlace[] = [];
  readonly #path: string;
  readonly #page: string;
  /** The elements around the one being read. */
  readonly #around: Element[] = [];
  #section: PagePlace;
  #open: PagePlace;
  /** The last `h2`, since two price lists on a page may have the same groups and lines. */
  #chapter = '';

  constructor(path: string, page: string, lead: string) {
    this.#path = path;
    this.#page = page;
    this.#section = {
      title: page,
      under: '',
      href: path,
      blocks: [lead],
      unsaid: '',
      answer: [],
      form: 'page',
    };
    this.#open = this.#section;
    this.places.push(this.#section);
  }

  #begin(id: string | undefined, place: Partial<PagePlace> & Pick<PagePlace, 'title' | 'form'>) {
    const href = id ? `${this.#path}#${id}` : this.#section.href;
    const begun = { under: this.#page, href, blocks: [], unsaid: '', answer: [], ...place };
    this.places.push(begun);
    return begun;
  }

  #under(): string {
    const { form, title } = this.#section;
    return form === 'page' ? this.#page : `${this.#page}, ${title}`;
  }

  /** Reads the content of an element into a place of its own. */
  #within(place: PagePlace, nodes: readonly Node[]) {
    const before = this.#open;
    this.#open = place;
    for (const node of nodes) this.read(node);
    this.#open = before;
  }

  /** The anchor of a heading: the id of the section that it labels, or else its own. */
  #anchorOf({ properties: { id } }: Element): string | undefined {
    const labelled = this.#around.findLast(
      ({ properties }) => properties.id && `${properties.ariaLabelledBy ?? ''}` === id,
    );
    return stringOf(labelled?.properties.id ?? id);
  }

  /** A table row: its subject, and each other cell with the heading of its column. */
  #row(row: Element, heads: readonly string[], caption: string) {
    const [first, ...cells] = row.children.filter(isElement);
    if (!first || cells.length === 0) return;
    const [list] = findAll(({ properties }) => properties.dataEach !== undefined, cells);
    const rest = cells
      .map((cell, index): [string, string] => {
        if (list && findAll((node) => node === list, [cell]).length > 0) return ['', ''];
        const label = stringOf(cell.properties.dataLabel) ?? heads[index + 1] ?? '';
        return [heads.length > 2 || index > 0 ? label : '', textOf([cell])];
      })
      .filter(([, value]) => value !== '' && value !== '–');
    const under = caption ? `${this.#page}, ${caption}` : this.#under();
    const answer: [string, string][] = caption ? [['', caption], ...rest] : rest;
    if (list) {
      const group = textOf([first]);
      for (const name of textOf([list]).split(', ')) {
        this.#begin(undefined, {
          title: name,
          under,
          answer: [['', caption], ['', group], ...rest],
          form: 'row',
        });
      }
      return;
    }
    const [label, ...notes] = first.tagName === 'th' ? first.children.filter(isElement) : [];
    const unsaid = stringOf(row.properties.dataText);
    const isLine = unsaid !== undefined;
    const title =
      isLine && label
        ? t('ui.labelled', { label: this.#section.title, value: textOf([label]) })
        : textOf([first]);
    const own = {
      title,
      under: isLine ? this.#chapter : under,
      answer,
      form: 'row',
      unsaid: unsaid ?? '',
    } as const;
    if (isLine && label) this.#answerOfGroup(textOf([label]), rest);
    const place = this.#begin(stringOf(row.properties.id), own);
    if (isLine) place.blocks.push(...notes.map((note) => textOf([note])).filter(Boolean));
  }

  /** Adds a line of the tariff to the answer of its group, with its price in the first category. */
  #answerOfGroup(line: string, [first]: readonly (readonly [string, string])[]) {
    const { answer } = this.#section;
    if (!first || answer.filter(([label]) => label).length === GROUP_LINES) return;
    const [category, price] = first;
    if (answer.length === 0 && category) answer.push(['', category]);
    answer.push([line, price]);
  }

  #table({ children }: Element) {
    const [caption] = findAll(
      ({ tagName, properties }) => tagName === 'caption' && properties.dataTitle !== undefined,
      children,
    );
    const [head, ...rows] = findAll(({ tagName }) => tagName === 'tr', children);
    const heads = (head?.children ?? []).filter(isElement).map((cell) => textOf([cell]));
    for (const row of rows) this.#row(row, heads, caption ? textOf([caption]) : '');
  }

  #element(node: Element): void {
    const { tagName, children } = node;
    const id = stringOf(node.properties.id);
    const anchor = HEADING.test(tagName) ? this.#anchorOf(node) : undefined;
    if (tagName === 'h1') return;
    if (tagName === 'table') {
      this.#table(node);
    } else if (anchor) {
      const form = anchor === id ? 'section' : 'part';
      if (tagName === 'h2') this.#chapter = '';
      // Two chapters of a page may have sections of the same title.
      const under = this.#chapter ? `${this.#page}, ${this.#chapter}` : this.#page;
      this.#section = this.#begin(anchor, { title: textOf([node]), under, form });
      this.#open = this.#section;
      if (tagName === 'h2') this.#chapter = this.#section.title;
    } else if (tagName === 'details' && id) {
      const summary = children.filter(isElement).find((child) => child.tagName === 'summary');
      const title = summary ? textOf([summary]) : '';
      const rest = children.filter((child) => child !== summary);
      this.#within(this.#begin(id, { title, under: this.#under(), form: 'entry' }), rest);
    } else if (tagName === 'li' && id) {
      const [code = children[0]] = findAll((child) => child.tagName === 'code', children);
      const title = textOf(code ? [code] : []);
      const under = this.#under();
      this.#within(this.#begin(id, { title, under, form: 'item' }), children);
    } else if (
      BLOCK.test(tagName) &&
      findAll(({ properties }) => Boolean(properties.id), children).length === 0
    ) {
      const text = textOf(children);
      if (text) this.#open.blocks.push(text);
    } else {
      for (const child of children) this.read(child);
    }
  }

  read(node: Node): void {
    if (node.type === 'text') {
      const text = textOf([node]);
      if (/[\p{L}\p{N}]/u.test(text)) this.#open.blocks.push(text);
    }
    if (!isElement(node) || isPassedOver(node)) return;
    this.#around.push(node);
    this.#element(node);
    this.#around.pop();
  }
}

/**
 * The places of a built page: the page itself first, then its sections, answers, rows and fields.
 * `main` is the page's main element.
 */
export function readPlaces({ path, title, description }: IndexedPage, main: Root): PagePlace[] {
  const [heading] = findAll(({ tagName }) => tagName === 'h1', main.children);
  if (!heading) return [];
  const reader = new Reader(path, title, description);
  // The title describes a page better than its headline.
  if (textOf([heading]) !== title) reader.places[0]?.blocks.push(textOf([heading]));
  for (const node of main.children) reader.read(node);
  return reader.places;
}
