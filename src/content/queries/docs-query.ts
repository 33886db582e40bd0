import { readFolder } from '../read.ts';
import { isShown } from '../visible.ts';
import { type DocNode, docTree, neighbours, pathTo } from './docs-tree-query.ts';

const shownDocs = () => readFolder('docs').filter(({ data }) => isShown(data));

/** The documentation as a tree, in reading order. */
export function docsTree(): DocNode[] {
  return docTree(shownDocs().map(({ id, data }) => ({ id, ...data })));
}

/** Every document with its navigation, by its path below `/docs`. */
export function docPages() {
  const tree = docsTree();
  return new Map(
    shownDocs().map(({ id, file, data }) => {
      const slug = data.path ?? id;
      // The trail is the path from the top of the tree to this document.
      const page = { file, data, tree, trail: pathTo(tree, slug) };
      return [slug, { ...page, ...neighbours(tree, slug) }] as const;
    }),
  );
}

export type DocPage = NonNullable<ReturnType<ReturnType<typeof docPages>['get']>>;
