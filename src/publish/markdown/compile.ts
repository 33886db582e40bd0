import { resolve } from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeAutolinkHeadings from 'rehype-autolink-headings';
import rehypeExternalLinks from 'rehype-external-links';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import { once } from '#content/cache.ts';
import { rawOf } from '#content/exact-yaml.ts';
import { ContentError, type Source } from '#content/files.ts';
import { headingAnchors } from './anchors.ts';
import { elementFaults } from './elements.ts';
import { glossary } from './glossary.ts';
import { parseDocument } from './read-document.ts';
import {
  emptyHeadingCells,
  HEADING_LINKS,
  headingIds,
  noBreaks,
  ownPictures,
  pdfLinks,
  scrollingTables,
  shortCodes,
} from './rehype.ts';
import { codeBlocks } from './remark.ts';

/** A section of a document in its table of contents. */
export interface Section {
  readonly id: string;
  readonly label: string;
}

/** A document compiled to the body of a function that renders it with components, and its sections. */
export interface Compiled {
  readonly code: string;
  readonly sections: readonly Section[];
}

/** Collects the sections of a document, without the signs of their heading links. */
function noteSections() {
  return (tree: Root, file: { readonly data: Record<string, unknown> }): void => {
    const sections: Section[] = [];
    visit(tree, 'element', (node: Element) => {
      if (node.tagName !== 'h2') return;
      const label = textOf(node).replace(/#$/, '').trim();
      sections.push({ id: String(node.properties.id), label });
    });
    file.data['sections'] = sections;
  };
}

/** The processor from Markdown to components; created once, because it reads the glossary. */
const processor = once(() =>
  createProcessor({
    format: 'mdx',
    outputFormat: 'function-body',
    elementAttributeNameCase: 'html',
    remarkPlugins: [remarkFrontmatter, remarkGfm, codeBlocks],
    rehypePlugins: [
      headingIds,
      emptyHeadingCells,
      shortCodes,
      scrollingTables,
      [rehypeAutolinkHeadings, HEADING_LINKS],
      [rehypeExternalLinks, { rel: ['noopener', 'external'] }],
      pdfLinks,
      glossary,
      noBreaks,
      ownPictures,
      noteSections,
    ],
  }).freeze(),
);

/** A document's use of its own front matter: the stops of a post, for the clock. */
const FRONT = /\bfrontmatter\b/;

/**
 * Compiles one document. Throws `ContentError` with the position of everything that a document must
 * not contain, before any of it is run.
 */
export function compile(source: Source): Compiled {
  const document = parseDocument(source);
  const faults = elementFaults(document);
  if (faults.length > 0) throw new ContentError(faults);
  const data: Record<string, unknown> = { anchors: headingAnchors(document) };
  const file = { path: resolve(source.name), value: document.text, data };
  const code = String(
    processor().stringify(processor().runSync(document.tree as never, file), file),
  );
  const front = FRONT.test(code) ? rawOf(document) : null;
  return {
    code: front ? `const frontmatter = ${JSON.stringify(front)};\n${code}` : code,
    sections: data['sections'] as Section[],
  };
}
