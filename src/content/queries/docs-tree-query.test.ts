import { describe, expect, it } from 'vitest';
import { type DocSource, docTree, neighbours, pathTo, readingOrder } from './docs-tree-query.ts';

function doc(id: string, order: number, more: Partial<DocSource> = {}): DocSource {
  return { id, order, title: `The page ${id}`, description: 'A description.', ...more };
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
  it('puts siblings in their order, and a folder before what lies in it', () => {
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

  it('orders siblings of one order by title', () => {
    const even = docTree([doc('b', 10, { title: 'Beta' }), doc('a', 10, { title: 'Alpha' })]);
    expect(even.map(({ title }) => title)).toEqual(['Alpha', 'Beta']);
  });

  it('takes the address from path where there is one, and the label from the title where there is none', () => {
    expect(pathTo(tree, 'acme-complaints')[0]).toMatchObject({
      id: 'complaints',
      href: '/docs/acme-complaints',
      label: 'The page complaints',
    });
    expect(pathTo(tree, 'complaints')).toEqual([]);
  });

  it('knows the way to a document, however deep', () => {
    expect(pathTo(tree, 'payments/sepa/instant').map(({ slug }) => slug)).toEqual([
      'payments',
      'payments/sepa',
      'payments/sepa/instant',
    ]);
  });

  it('leads through every document, from the first to the last', () => {
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

  it('refuses two documents at one address', () => {
    expect(() => docTree([...DOCS, doc('grievances', 1, { path: 'glossary' })])).toThrow(
      'glossary and grievances share the address /docs/glossary',
    );
  });

  it('refuses a folder without a page of its own', () => {
    expect(() => docTree([doc('a/b', 1)])).toThrow('needs an index.mdx at /docs/a');
  });
});
