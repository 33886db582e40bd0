import type { z } from 'zod';
import { inAlphabet } from '#words/formats.ts';
import { ContentError, nameOf } from '../files.ts';
import type { Entry } from '../load.ts';
import { pathOf } from '../paths.ts';
import { readFolder } from '../read.ts';
import type { docsSchema } from '../schemas/documents-schema.ts';
import { isShown } from '../visible.ts';

/**
 * The properties of a document that the tree needs; the id is its path below `content/docs`, or
 * that of its folder for an index.
 */
export type DocSource = Pick<Entry<unknown>, 'id' | 'file'> &
  Pick<z.output<typeof docsSchema>, 'title' | 'description' | 'order' | 'label' | 'path'>;

/** A node of the tree. */
export interface DocNode {
  readonly id: string;
  /** Path below `/docs`. */
  readonly slug: string;
  readonly href: string;
  readonly title: string;
  readonly label: string;
  readonly description: string;
  readonly children: readonly DocNode[];
}

const slugOf = ({ id, path }: Pick<DocSource, 'id' | 'path'>) => path ?? id;
const parentOf = (slug: string) => slug.split('/').slice(0, -1).join('/');

function check(docs: readonly DocSource[]): void {
  const taken = new Map<string, string>();
  const refuse = (file: string, expected: string) => {
    throw new ContentError([{ file: nameOf(file), line: 1, expected }]);
  };
  for (const { file, ...doc } of docs) {
    const slug = slugOf(doc);
    const other = taken.get(slug);
    if (other) refuse(file, `${nameOf(other)} has the address /docs/${slug} already`);
    taken.set(slug, file);
  }
  for (const [slug, file] of taken) {
    const parent = parentOf(slug);
    if (parent && !taken.has(parent)) {
      refuse(file, `its folder needs an index.mdx at /docs/${parent}`);
    }
  }
}

/**
 * The documents as a tree, siblings ordered by `order` and then by name. Throws `ContentError` if two
 * documents have the same path, or a folder has no page of its own.
 */
export function docTree(docs: readonly DocSource[]): DocNode[] {
  check(docs);
  const nodesUnder = (parent: string): DocNode[] =>
    docs
      .filter((doc) => parentOf(slugOf(doc)) === parent)
      .sort((a, b) => a.order - b.order || inAlphabet(a.title, b.title))
      .map((doc) => {
        const slug = slugOf(doc);
        const { id, title, description } = doc;
        return {
          id,
          slug,
          href: pathOf.docs(slug),
          title,
          label: doc.label ?? title,
          description,
          children: nodesUnder(slug),
        };
      });
  return nodesUnder('');
}

/** Every document in reading order: a folder's page, then its content. */
export function readingOrder(tree: readonly DocNode[]): DocNode[] {
  return tree.flatMap((node) => [node, ...readingOrder(node.children)]);
}

/**
 * The ancestors of a document and the document itself, from the top; empty if it is not in the
 * tree.
 */
export function pathTo(tree: readonly DocNode[], slug: string): DocNode[] {
  for (const node of tree) {
    if (node.slug === slug) return [node];
    const below = pathTo(node.children, slug);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/** The documents before and after one in reading order. */
export function neighbours(tree: readonly DocNode[], slug: string) {
  const order = readingOrder(tree);
  const index = order.findIndex((node) => node.slug === slug);
  return {
    previous: index > 0 ? order[index - 1] : undefined,
    next: index < 0 ? undefined : order[index + 1],
  };
}

const shownDocs = () => readFolder('docs').filter(({ data }) => isShown(data));

/** The documentation as a tree, in reading order. */
export function docsTree(): DocNode[] {
  return docTree(shownDocs().map(({ id, file, data }) => ({ id, file, ...data })));
}

/** Every document with its navigation, by its path below `/docs`. */
export function docPages() {
  const tree = docsTree();
  return new Map(
    shownDocs().map(({ id, file, data }) => {
      const slug = slugOf({ id, ...data });
      // The trail is the path from the top of the tree to this document.
      const page = { file, data, tree, trail: pathTo(tree, slug) };
      return [slug, { ...page, ...neighbours(tree, slug) }] as const;
    }),
  );
}

export type DocPage = NonNullable<ReturnType<ReturnType<typeof docPages>['get']>>;
