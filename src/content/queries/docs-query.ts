import type { z } from 'zod';
import { type Entry, loadFolder } from '../load.ts';
import { docsSchema } from '../schemas/documents-schema.ts';
import { today } from '../site.ts';
import { isShown } from '../visible.ts';
import { type DocNode, docTree, neighbours, pathTo } from './docs-tree-query.ts';

type DocEntry = Entry<z.output<typeof docsSchema>>;

/** A document with all that its page shows around the text. */
export interface DocPage {
  /** The document, whose text is to be rendered. */
  readonly file: string;
  readonly data: DocEntry['data'];
  readonly tree: readonly DocNode[];
  /** From the top of the tree to this document. */
  readonly trail: readonly DocNode[];
  readonly previous: DocNode | undefined;
  readonly next: DocNode | undefined;
}

const shownDocs = () =>
  loadFolder('docs', docsSchema).filter(({ data }) => isShown({ draft: data.draft }, today()));

/** The documentation as a tree, in the order of reading. */
export function docsTree(): DocNode[] {
  return docTree(shownDocs().map(({ id, data }) => ({ id, ...data })));
}

/** Every document in its place, by its address below `/docs`. */
export function docPages(): Map<string, DocPage> {
  const tree = docsTree();
  return new Map(
    shownDocs().map(({ id, file, data }) => {
      const slug = data.path ?? id;
      const page = { file, data, tree, trail: pathTo(tree, slug) };
      return [slug, { ...page, ...neighbours(tree, slug) }];
    }),
  );
}
