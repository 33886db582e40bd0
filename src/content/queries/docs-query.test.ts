import { describe, expect, it } from 'vitest';
import { type DocSource, docTree, neighbours, pathTo, readingOrder } from './docs-query.ts';

function doc(id: string, order: number, more: Partial<DocSource> = {}): DocSource {
  return {
    id,
    file: `docs/${id}.mdx`,
    order,
    title: `The page ${id}`,
    description: 'A description.',
    ...more,
  };
}

const DOCS = [
  doc('glossary', 90),
  doc('payments/sepa/instant', 20),
  doc('payments', 30, { label: 'Payments' }),
  doc('payments/sepa', 30),
  doc('payments/sepa/credit-transfer', 10),
  doc('payments/cut-off-times', 20),
  doc('complaints', 70, { path: 'acme-complaints' }),
  doc('accounts', 20),
];

const tree = docTree(DOCS);
const slugs = readingOrder(tree).map(({ slug }) => slug);

describe('the tree of the documentation', () => {
  it('orders siblings, and puts a folder before its content', () => {
    expect(slugs).toEqual([
      'accounts',
      'payments',
      'payments/cut-off-times',
      'payments/sepa',
      'payments/sepa/credit-transfer',
      'payments/sepa/instant',
      'acme-complaints',
      'glossary',
    ]);
  });

  it('orders siblings with the same order by title', () => {
    const even = docTree([doc('b', 10, { title: 'Beta' }), doc('a', 10, { title: 'Alpha' })]);
    expect(even.map(({ title }) => title)).toEqual(['Alpha', 'Beta']);
  });

  it('takes the path from `path` if given, and the label from the title if there is none', () => {
    expect(pathTo(tree, 'acme-complaints')[0]).toMatchObject({
      id: 'complaints',
      href: '/docs/acme-complaints',
      label: 'The page complaints',
    });
    expect(pathTo(tree, 'complaints')).toEqual([]);
  });

  it('finds the ancestors of a document at any depth', () => {
    expect(pathTo(tree, 'payments/sepa/instant').map(({ slug }) => slug)).toEqual([
      'payments',
      'payments/sepa',
      'payments/sepa/instant',
    ]);
  });

  it('links every document in reading order', () => {
    const walked = [slugs[0]];
    for (let next = neighbours(tree, slugs[0] ?? '').next; next; ) {
      walked.push(next.slug);
      expect(neighbours(tree, next.slug).previous?.slug).toBe(walked.at(-2));
      next = neighbours(tree, next.slug).next;
    }
    expect(walked).toEqual(slugs);
    expect(neighbours(tree, 'accounts').previous).toBeUndefined();
    expect(neighbours(tree, 'unknown')).toEqual({ previous: undefined, next: undefined });
  });

  it('throws for two documents at one path', () => {
    expect(() => docTree([...DOCS, doc('grievances', 1, { path: 'glossary' })])).toThrow(
      'content/docs/grievances.mdx:1: content/docs/glossary.mdx has the address /docs/glossary already',
    );
  });

  it('throws for a folder without a page of its own', () => {
    expect(() => docTree([doc('a/b', 1)])).toThrow(
      'content/docs/a/b.mdx:1: its folder needs an index.mdx at /docs/a',
    );
  });
});
