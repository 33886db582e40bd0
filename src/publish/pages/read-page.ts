import { Parser } from 'htmlparser2';
import { CLASSLESS } from './used-rules.ts';

/** A range of a page's text: offset of the first character, and the offset after the last. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** An element of a page with its text content. */
export interface Element extends Span {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  /** Its depth within the main element, that element itself counted; 0 outside it. */
  readonly depth: number;
}

/** The parts of a written page that the last steps of a build need. */
export interface PageParts {
  /**
   * Element names (also with `CLASSLESS` appended for elements without a class), classes and ids, which
   * selectors can name.
   */
  readonly names: ReadonlySet<string>;
  /** The values of every attribute, whole and split into words. */
  readonly attributes: ReadonlyMap<string, ReadonlySet<string>>;
  /** Executable scripts, without data blocks. */
  readonly scripts: readonly Element[];
  readonly styles: readonly Element[];
  readonly links: readonly Element[];
  /**
   * The elements of the main element at any depth, without the contents of drawings and what exists
   * only without scripts.
   */
  readonly blocks: readonly Element[];
}

const DATA = /^application\/(ld\+)?json$/;

interface Open {
  name: string;
  attributes: Record<string, string>;
  start: number;
  inner: number;
}

/** The names and attributes of a page's elements that selectors can refer to. */
function namesOf(
  elements: readonly Pick<Open, 'name' | 'attributes'>[],
): Pick<PageParts, 'names' | 'attributes'> {
  const names = new Set<string>();
  const values = new Map<string, Set<string>>();
  for (const { name, attributes } of elements) {
    names.add(name);
    for (const word of (attributes.class ?? '').split(/\s+/)) if (word) names.add(word);
    if (attributes.class === undefined) names.add(`${name}${CLASSLESS}`);
    if (attributes.id) names.add(attributes.id);
    for (const [key, value] of Object.entries(attributes)) {
      const known = values.get(key) ?? new Set();
      for (const word of [value, ...value.split(' ')]) known.add(word);
      values.set(key, known);
    }
  }
  return { names, attributes: values };
}

/** Parses a page. Offsets refer to this text: after a change the page must be parsed again. */
export function readPage(html: string): PageParts {
  const elements: Pick<Open, 'name' | 'attributes'>[] = [];
  const found: Record<'script' | 'style' | 'link', Element[]> = { script: [], style: [], link: [] };
  const blocks: Element[] = [];
  const open: Open[] = [];
  const inside = (name: string) => open.some((element) => element.name === name);

  const parser = new Parser({
    onopentag(name, attributes) {
      elements.push({ name, attributes });
      open.push({ name, attributes, start: parser.startIndex, inner: parser.endIndex + 1 });
    },
    onclosetag() {
      const element = open.pop();
      if (!element) return;
      const { name, attributes, start, inner } = element;
      const main = open.findIndex((outer) => outer.name === 'main');
      const depth = main < 0 ? 0 : open.length - main;
      const whole = { name, attributes, start, end: parser.endIndex + 1, depth };
      const text = html.slice(inner, parser.startIndex);
      if (name === 'script' && DATA.test(attributes.type ?? '')) return;
      if (name === 'script' || name === 'style' || name === 'link') {
        found[name].push({ ...whole, text });
      } else if (depth > 0 && !inside('svg') && name !== 'noscript' && !inside('noscript')) {
        blocks.push({ ...whole, text: '' });
      }
    },
  });
  parser.end(html);
  const { script: scripts, style: styles, link: links } = found;
  let known: Pick<PageParts, 'names' | 'attributes'> | undefined;
  const named = () => {
    known ??= namesOf(elements);
    return known;
  };
  return {
    scripts,
    styles,
    links,
    blocks,
    // Lazy, because most callers do not need them.
    get names() {
      return named().names;
    },
    get attributes() {
      return named().attributes;
    },
  };
}

/** The text without the given ranges. */
export function without(text: string, pieces: readonly Span[]): string {
  let kept = '';
  let from = 0;
  for (const { start, end } of [...pieces].sort((a, b) => a.start - b.start)) {
    kept += text.slice(from, start);
    from = end;
  }
  return kept + text.slice(from);
}
