import type { Element, Root } from 'hast';
import { expect, test } from 'vitest';
import { linkableRows, linkTerms, rowsOf } from './glossary.ts';

const ENGLISH = `
| Term | Meaning |
|---|---|
| PSD2 | A directive |
| Value date | The day |
| Return | Money that comes back |
| [Seat](/docs/seats) | A login |
| camt.053 | A statement |
`;
const FRENCH = `
| Terme | Sens |
| :--- | --- |
| DSP2 | Une directive |
| Date de valeur | Le jour |
| Retour | De l’argent qui revient |
| [Accès](/docs/seats) | Un identifiant |
| camt.053 | Un relevé |
`;
const TERMS = linkableRows(rowsOf(ENGLISH));

const element = (tagName: string, ...children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const text = (value: string) => ({ type: 'text', value }) as const;

/** The linked terms of a tree, with their addresses. */
function linked(...children: Element[]): string[] {
  const root: Root = { type: 'root', children };
  linkTerms(TERMS)(root);
  const found: string[] = [];
  const walk = (node: Element | Root): void => {
    for (const child of node.children) {
      if (child.type !== 'element') continue;
      const { href } = child.properties;
      const [word] = child.children;
      if (href && word?.type === 'text') found.push(`${word.value} ${href}`);
      walk(child);
    }
  };
  walk(root);
  return found;
}

test('terms with a page of their own and common words are not linked automatically', () => {
  expect(TERMS.map(({ term }) => term)).toEqual(['Value date', 'camt.053', 'PSD2']);
});

test('the first use of each term is linked, also several in one sentence', () => {
  expect(
    linked(element('p', text('Under PSD2 the value date is in camt.053; PSD2 again.'))),
  ).toEqual([
    'PSD2 /docs/glossary#psd2',
    'value date /docs/glossary#value-date',
    'camt.053 /docs/glossary#camt053',
  ]);
});

test('links, code, headings and parts of words are not linked', () => {
  const page = [
    element('h2', text('PSD2')),
    element('p', element('a', text('PSD2')), element('code', text('camt.053'))),
    element('p', text('A PSD2-like law')),
  ];
  expect(linked(...page)).toEqual([]);
});

test('a translated row has the anchor of the original, unless rows are missing', () => {
  const anchors = ['psd2', 'value-date', 'return', 'seat', 'camt053'];
  expect(rowsOf(ENGLISH).map(({ anchor }) => anchor)).toEqual(anchors);
  expect(rowsOf(FRENCH, ENGLISH)).toEqual(
    ['DSP2', 'Date de valeur', 'Retour', 'Accès', 'camt.053'].map((term, index) => ({
      term,
      anchor: anchors[index],
      isLinked: term === 'Accès',
    })),
  );
  const shorter = FRENCH.replace(/^\| DSP2.*\n/m, '');
  expect(rowsOf(shorter, ENGLISH)[0]).toMatchObject({ anchor: 'date-de-valeur' });
});
