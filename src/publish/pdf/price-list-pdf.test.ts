import { expect, test } from 'vitest';
import { VERSIONS } from '#tariff/tariff.fixture.ts';
import { t } from '#words/words.ts';
import { type Block, plainText } from './model.ts';
import { priceListPdf } from './price-list-pdf.ts';

const COMPANY = {
  name: 'Acme',
  legalName: 'Acme Payments UAB',
  companyCode: '123',
  address: 'A street 1',
  licenceNumber: '7',
  supervisor: 'A bank',
  supportEmail: 'support@acme.example',
  demo: 'An example.',
  site: 'https://acme.example',
};
const TEXTS = {
  titles: { companies: 'Workshops', individuals: 'People' },
  categories: { heading: 'Columns', text: 'Your column is in your contract.' },
  notes: 'Remarks',
};

/** The headings and sentences of a document, without table cells, which come from the tariff. */
function wordsOf(block: Block): string[] {
  if (block.kind === 'heading') return [block.text];
  if (block.kind === 'paragraph') return [plainText(block.text)];
  if (block.kind === 'list') return block.items.flat().flatMap(wordsOf);
  return [];
}

test('a price list contains the texts of the content and the rounding rule', () => {
  const [tariff] = VERSIONS;
  const { categories, groups, footnotes } = tariff.companies;
  const list = priceListPdf(tariff, 'companies', COMPANY, TEXTS);
  expect(list.title).toBe('Workshops');
  expect(list.blocks.flatMap(wordsOf)).toEqual([
    'Columns',
    'Your column is in your contract.',
    ...categories.map(({ label, criteria }) => `${label}: ${criteria.join('; ')}.`),
    ...groups.flatMap(({ title, note }) => [title, ...(note ? [note] : [])]),
    'Remarks',
    ...footnotes.map(({ text }) => text),
    [t('tariff.rounding'), ...tariff.remarks].join(' '),
  ]);
});
