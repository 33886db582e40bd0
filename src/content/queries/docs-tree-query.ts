import { inAlphabet } from '#words/formats.ts';

/** The properties of a document that the tree needs. */
export interface DocSource {
  /** The path below `content/docs` without extension; `payments/sepa` for a folder's index. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly order: number;
  /** Short name for the tree. */
  readonly label?: string | undefined;
  /** Overrides the path derived from the file's location. */
  readonly path?: string | undefined;
}

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

const slugOf = ({ id, path }: DocSource) => path ?? id;
const parentOf = (slug: string) => slug.split('/').slice(0, -1).join('/');

function check(docs: readonly DocSource[]): void {
  const taken = new Map<string, string>();
  for (const doc of docs) {
    const slug = slugOf(doc);
    const other = taken.get(slug);
    if (other)
      throw new Error(`content/docs: ${other} and ${doc.id} share the address /docs/${slug}`);
    taken.set(slug, doc.id);
  }
  for (const [slug, id] of taken) {
    const parent = parentOf(slug);
    if (parent && !taken.has(parent)) {
      throw new Error(`content/docs/${id}: its folder needs an index.mdx at /docs/${parent}`);
    }
  }
}

/**
 * The documents as a tree, siblings ordered by `order` and then by name. Throws if two documents
 * have the same path, or a folder has no page of its own.
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
          href: `/docs/${slug}`,
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
