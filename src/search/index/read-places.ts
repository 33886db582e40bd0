import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';

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

const { textContent, findOne, findAll, getAttributeValue } = DomUtils;

/** Elements that are decoration, navigation or code, and are not indexed. */
const PASSED_OVER = new Set(['nav', 'script', 'style', 'svg', 'button', 'pre', 'search', 'form']);
const HEADING = /^h[2-4]$/;
const BLOCK = /^(p|li|dt|dd|blockquote|figcaption|caption|td|th|summary|h[1-6]|label|legend)$/;

const normalisedText = (node: ChildNode | ChildNode[]): string =>
  (Array.isArray(node) ? node : [node])
    .map(words)
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;:])/g, '')
    .trim();

function isPassedOver(node: Element): boolean {
  const { name, attribs } = node;
  return (
    PASSED_OVER.has(name) ||
    attribs['aria-hidden'] === 'true' ||
    attribs['data-screen'] !== undefined ||
    attribs['hidden'] !== undefined ||
    // The link with which a heading or row refers to its own anchor.
    (name === 'a' && (attribs['href'] ?? '').startsWith('#') && /#$/.test(textContent(node)))
  );
}

/** The text of a node, with spaces between adjacent elements and around blocks. */
function words(node: ChildNode): string {
  if (isText(node)) return node.data;
  if (!isTag(node) || isPassedOver(node)) return '';
  const inner = node.children
    .map((child) =>
      isTag(child) && child.prev && isTag(child.prev) ? ` ${words(child)}` : words(child),
    )
    .join('');
  return BLOCK.test(node.name) || node.name === 'div' ? ` ${inner} ` : inner;
}

/** The anchor of a heading: the id of the section that it labels, or else its own. */
function idOf(heading: Element): string | undefined {
  for (let node = heading.parent; node && isTag(node); node = node.parent) {
    const { id, 'aria-labelledby': label } = node.attribs;
    if (id && label !== undefined && label === heading.attribs['id']) return id;
    if (node.name === 'main') break;
  }
  return heading.attribs['id'];
}

/** Reads a page from top to bottom and assigns each text to the place it belongs to. */
class Reader {
  readonly places: PagePlace[] = [];
  readonly #path: string;
  readonly #page: string;
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
  #within(place: PagePlace, nodes: readonly ChildNode[]) {
    const before = this.#open;
    this.#open = place;
    for (const node of nodes) this.read(node);
    this.#open = before;
  }

  /** A table row: its subject, and each other cell with the heading of its column. */
  #row(row: Element, heads: readonly string[], caption: string) {
    const [first, ...cells] = row.children.filter(isTag);
    if (!first || cells.length === 0) return;
    const list = findOne((node) => node.attribs['data-each'] !== undefined, cells);
    const rest = cells
      .filter((cell) => !list || !DomUtils.findOne((node) => node === list, [cell]))
      .map((cell, index): [string, string] => {
        const label = getAttributeValue(cell, 'data-label') ?? heads[cells.indexOf(cell) + 1] ?? '';
        return [heads.length > 2 || index > 0 ? label : '', normalisedText(cell)];
      })
      .filter(([, value]) => value !== '' && value !== '–');
    const under = caption ? `${this.#page}, ${caption}` : this.#under();
    const answer: [string, string][] = caption ? [['', caption], ...rest] : rest;
    if (list) {
      const group = normalisedText(first);
      for (const name of normalisedText(list).split(', ')) {
        this.#begin(undefined, {
          title: name,
          under,
          answer: [['', caption], ['', group], ...rest],
          form: 'row',
        });
      }
      return;
    }
    const [label, ...notes] = first.name === 'th' ? first.children.filter(isTag) : [];
    const unsaid = row.attribs['data-text'];
    const isLine = unsaid !== undefined;
    const title =
      isLine && label ? `${this.#section.title}: ${normalisedText(label)}` : normalisedText(first);
    const own = {
      title,
      under: isLine ? this.#chapter : under,
      answer,
      form: 'row',
      unsaid: unsaid ?? '',
    } as const;
    const place = this.#begin(row.attribs['id'], own);
    if (isLine) place.blocks.push(...notes.map((note) => normalisedText(note)).filter(Boolean));
  }

  #table(table: Element) {
    const caption = findOne(
      (node) => node.name === 'caption' && node.attribs['data-title'] !== undefined,
      table.children,
    );
    const [head, ...rows] = findAll((node) => node.name === 'tr', table.children);
    const heads = (head?.children ?? []).filter(isTag).map((cell) => normalisedText(cell));
    for (const row of rows) this.#row(row, heads, caption ? normalisedText(caption) : '');
  }

  read(node: ChildNode): void {
    if (isText(node)) {
      const text = normalisedText(node);
      if (/[\p{L}\p{N}]/u.test(text)) this.#open.blocks.push(text);
    }
    if (!isTag(node) || isPassedOver(node)) return;
    const { name, attribs, children } = node;
    const id = attribs['id'];
    if (name === 'h1') return;
    if (name === 'table') {
      this.#table(node);
    } else if (HEADING.test(name) && idOf(node)) {
      const form = idOf(node) === id ? 'section' : 'part';
      this.#section = this.#begin(idOf(node), { title: normalisedText(node), form });
      this.#open = this.#section;
      if (name === 'h2') this.#chapter = this.#section.title;
    } else if (name === 'details' && id) {
      const summary = children.filter(isTag).find((child) => child.name === 'summary');
      const title = summary ? normalisedText(summary) : '';
      const rest = children.filter((child) => child !== summary);
      this.#within(this.#begin(id, { title, under: this.#under(), form: 'entry' }), rest);
    } else if (name === 'li' && id) {
      const code = findOne((child) => child.name === 'code', children);
      const title = code ? normalisedText(code) : normalisedText(children[0] ?? []);
      const under = this.#under();
      this.#within(this.#begin(id, { title, under, form: 'item' }), children);
    } else if (BLOCK.test(name) && !findOne((child) => Boolean(child.attribs['id']), children)) {
      const text = normalisedText(children);
      if (text) this.#open.blocks.push(text);
    } else {
      for (const child of children) this.read(child);
    }
  }
}

/**
 * The places of a built page: the page itself first, then its sections, answers, rows and fields.
 */
export function readPlaces({ path, title, description }: IndexedPage, html: string): PagePlace[] {
  const { children } = parseDocument(html);
  const main = findOne((node) => node.name === 'main', children);
  const heading = main && findOne((node) => node.name === 'h1', main.children);
  if (!main || !heading) return [];
  const reader = new Reader(path, title, description);
  // The title describes a page better than its headline.
  if (normalisedText(heading) !== title) reader.places[0]?.blocks.push(normalisedText(heading));
  reader.read(main);
  return reader.places;
}
