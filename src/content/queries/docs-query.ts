import type { z } from 'zod';
import { type Entry, loadFolder } from '../load.ts';
import { docsSchema } from '../schemas/documents-schema.ts';
import { today } from '../site.ts';
import { isShown } from '../visible.ts';
import { type DocNode, docTree, neighbours, pathTo } from './docs-tree-query.ts';

type DocEntry = Entry<z.output<typeof docsSchema>>;

/** A document with the navigation of its page. */
export interface DocPage {
  /** Path of the document to render. */
  readonly file: string;
  readonly data: DocEntry['data'];
  readonly tree: readonly DocNode[];
  /** The path from the top of the tree to this document. */
  readonly trail: readonly DocNode[];
  readonly previous: DocNode | undefined;
  readonly next: DocNode | undefined;
}

const shownDocs = () =>
  loadFolder('docs', docsSchema).filter(({ data }) => isShown({ draft: data.draft }, today()));

/** The documentation as a tree, in reading order. */
export function docsTree(): DocNode[] {
  return docTree(shownDocs().map(({ id, data }) => ({ id, ...data })));
}

/** Every document with its navigation, by its path below `/docs`. */
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
