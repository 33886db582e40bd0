import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
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

/** The linked terms of a page, with their addresses. */
function linked(html: string): string[] {
  const tree = fromHtml(html, { fragment: true });
  linkTerms(TERMS)(tree);
  const links = toHtml(tree).matchAll(/<a href="([^"]*)">([^<]*)/g);
  return [...links].map(([, href, word]) => `${word} ${href}`);
}

test('terms with a page of their own and common words are not linked automatically', () => {
  expect(TERMS.map(({ term }) => term)).toEqual(['Value date', 'camt.053', 'PSD2']);
});

test('the first use of each term is linked, also several in one sentence', () => {
  expect(linked('<p>Under PSD2 the value date is in camt.053; PSD2 again.</p>')).toEqual([
    'PSD2 /docs/glossary#psd2',
    'value date /docs/glossary#value-date',
    'camt.053 /docs/glossary#camt053',
  ]);
});

test('links, code, headings and parts of words are not linked', () => {
  const page = '<h2>PSD2</h2><p><a>PSD2</a> <code>camt.053</code></p><p>A PSD2-like law</p>';
  expect(linked(page)).toEqual([]);
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
