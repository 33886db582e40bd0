import { Parser } from 'htmlparser2';

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
  /** All elements in the order of their start tags. */
  readonly elements: readonly Pick<Element, 'name' | 'attributes'>[];
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
  return { elements, scripts, styles, links, blocks };
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
