import { type CollectionEntry, getCollection, render } from 'astro:content';
import { join } from 'node:path';
import { fillMarks } from '../marks.ts';
import { type DocsPageTexts, docsPageSchema } from '../schemas/docs-page.ts';
import { CONTENT_DIR, marks } from '../site.ts';
import { readYaml } from '../yaml-file.ts';
import { type DocNode, docTree, neighbours, pathTo } from './docs-tree.ts';

/** The texts of `/docs`. */
export const docsPage: DocsPageTexts = readYaml(
  join(CONTENT_DIR, 'pages/docs.yaml'),
  docsPageSchema,
  (raw) => fillMarks(raw, marks),
);

export type DocEntry = CollectionEntry<'docs'>;

/** A document with all that its page shows around the text. */
export interface DocPage {
  readonly entry: DocEntry;
  readonly data: DocEntry['data'];
  readonly tree: readonly DocNode[];
  /** From the top of the tree to this document. */
  readonly trail: readonly DocNode[];
  readonly previous: DocNode | undefined;
  readonly next: DocNode | undefined;
}

async function entries(): Promise<DocEntry[]> {
  const all = await getCollection('docs');
  return all.map((entry) => ({ ...entry, data: fillMarks(entry.data, marks) }));
}

function treeOf(all: readonly DocEntry[]): DocNode[] {
  return docTree(all.map(({ id, data }) => ({ id, ...data })));
}

/** The documentation as a tree, in the order of reading. */
export async function docsTree(): Promise<DocNode[]> {
  return treeOf(await entries());
}

/** Every document in its place, by its address below `/docs`. */
export async function docPages(): Promise<Map<string, DocPage>> {
  const all = await entries();
  const tree = treeOf(all);
  return new Map(
    all.map((entry) => {
      const slug = entry.data.path ?? entry.id;
      const page = { entry, data: entry.data, tree, trail: pathTo(tree, slug) };
      return [slug, { ...page, ...neighbours(tree, slug) }];
    }),
  );
}

/** A document's text, and the sections that its contents list. */
export async function docText(entry: DocEntry) {
  const { Content, headings } = await render(entry);
  const sections = headings
    .filter(({ depth }) => depth === 2)
    .map(({ slug, text }) => ({ id: slug, label: text.replace(/#$/, '').trim() }));
  return { Content, sections };
}
