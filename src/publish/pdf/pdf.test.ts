import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { brand } from '#content/brand.ts';
import { overlayFiles, sourceOf } from '#content/files.ts';
import { VERSIONS } from '#tariff/tariff.fixture.ts';
import { t } from '#words/words.ts';
import { renderLegal } from './legal-pdf.ts';
import { markdownToBlocks } from './markdown.ts';
import type { Block, Rich } from './model.ts';
import { priceListPdf } from './price-list-pdf.ts';
import { renderPdf } from './render.ts';

const COMPANY = {
  name: 'Acme',
  legalName: 'Acme Payments UAB',
  companyCode: '000000000',
  address: 'Example street 1, LT-00000 Vilnius, Lithuania',
  licenceNumber: 'EMI-000000',
  supervisor: 'Central bank of Exampleland',
  supportEmail: 'support@acme.example',
  site: 'https://www.acme.example',
  demo: undefined,
};

const DATA = {
  title: 'Terms of example',
  description: 'The contract between Acme Payments UAB and a company.',
  version: '4.0',
  effective: '2026-09-01',
  language: 'en',
} as const;

function clauses(count: number): string {
  const text = 'A payment order is authorised when the users you named have signed it. '.repeat(12);
  return Array.from({ length: count }, (_, at) => `## ${at + 1}. Clause\n\n${text}\n`).join('\n');
}

const BODY = `Acme answers at <support@acme.example>; see the [price list](/fee) about Łódź.

| Payment | Charge |
|---|---:|
| SWIFT, shared | €25.00 |

> Two months’ notice.

- one
- two
`;

async function render(body: string) {
  const bytes = await renderLegal({ file: 'legal/terms.md', data: DATA, body }, COMPANY);
  const pdf = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
  const pages: string[] = [];
  const links: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
    for (const annotation of await page.getAnnotations()) {
      if (annotation.url) links.push(annotation.url);
    }
  }
  return { pdf, pages, links };
}

describe('a legal document as PDF', () => {
  test('contains its metadata', async () => {
    const { pdf } = await render(BODY + clauses(8));
    const { info, metadata } = await pdf.getMetadata();
    expect(metadata.get('pdfuaid:part')).toBe('1');
    expect(info).toMatchObject({
      Title: 'Terms of example',
      Author: 'Acme Payments UAB',
      Subject: 'The contract between Acme Payments UAB and a company.',
      Language: 'en',
      CreationDate: expect.stringContaining('20260901'),
    });
  });

  test('has page numbers and a bookmark for each clause', async () => {
    const { pdf, pages } = await render(clauses(9));
    expect(pdf.numPages).toBeGreaterThan(2);
    pages.forEach((text, index) => {
      expect(text).toContain(`${index + 1} of ${pdf.numPages}`);
      if (index > 0) expect(text).toContain('Version 4.0, in force from 1 September 2026');
    });
    const outline = await pdf.getOutline();
    expect(outline.map(({ title }) => title)).toContain('9. Clause');
    expect(pages[0]).toContain('Contents');
  });

  test('has selectable text, a table and links of the site', async () => {
    const { pages, links } = await render(BODY);
    expect(pages[0]).toContain('Acme answers at support@acme.example');
    expect(pages[0]).toContain('SWIFT, shared');
    expect(pages[0]).toContain('€25.00');
    expect(pages[0]).toContain('about Łódź.');
    expect(links).toContain('https://www.acme.example/fee');
    expect(links).toContain('mailto:support@acme.example');
  });

  test('keeps a name in code on one line of its cell', async () => {
    const { pdf } = await render(`| Name | Kind | Content | How long |
|---|---|---|---|
| \`cookie_usage\` | Cookie | \`accepted\`, after a click on Accept | 1,826 days |
| \`searches\` | Local storage | The last five searches | Until they are cleared in the search |
`);
    const { items } = await (await pdf.getPage(1)).getTextContent();
    expect(items.map((item) => ('str' in item ? item.str : ''))).toContain('cookie_usage');
  });

  test('is tagged: title, contents, table and list have their structure types', async () => {
    const { pdf } = await render(BODY + clauses(8));
    const trees = [1, 2].map(async (page) => (await pdf.getPage(page)).getStructTree());
    const tree = JSON.stringify(await Promise.all(trees));
    const roles = [
      'H1',
      'H2',
      'TOC',
      'TOCI',
      'Table',
      'TH',
      'TD',
      'L',
      'LBody',
      'BlockQuote',
      'Link',
    ];
    for (const role of roles) expect(tree).toContain(`"role":"${role}"`);
  });

  test('repeats the head of a table on the next page', async () => {
    const rows = '| SWIFT, shared | €25.00 |\n'.repeat(40);
    const { pages } = await render(`| Payment | Charge |\n|---|---|\n${rows}`);
    expect(pages.filter((page) => /Payment\s*Charge/.test(page))).toHaveLength(2);
  });

  test('has the same bytes for the same input, without the cache too', async () => {
    const document = { ...DATA, subtitle: DATA.description, company: COMPANY };
    const blocks = markdownToBlocks(BODY);
    const [first, second] = [1, 2].map(() => renderPdf({ ...document, blocks }));
    expect(await first).toEqual(await second);
  });
});

describe('faults of a legal document', () => {
  test('a character without a glyph fails the build', async () => {
    await expect(render('Привет')).rejects.toThrow(/terms\.md: .*the text `"П"` could not be/);
  });

  test('content that cannot be printed is refused with its line', () => {
    expect(() => markdownToBlocks('one\n\n<b>two</b>')).toThrow('line 3: HTML');
    expect(() => markdownToBlocks('# Title')).toThrow('line 1: heading of level 1');
    expect(() => markdownToBlocks('[here](fee)')).toThrow('link to fee');
  });
});

test('the emblem has the same size beside the name, whatever the size of its drawing', async () => {
  const sides: number[] = [];
  for (const side of [32, 96]) {
    const text = sourceOf('brand.yaml').text.replace(
      /^(emblem:\n {2}width: )\d+(\n {2}height: )\d+/m,
      `$1${side}$2${side}`,
    );
    overlayFiles({ 'brand.yaml': text });
    expect(brand().emblem.width).toBe(side);
    const { pdf } = await render(BODY);
    const { fnArray, argsArray } = await (await pdf.getPage(1)).getOperatorList();
    const scales = argsArray.flatMap((args, index) =>
      fnArray[index] === OPS.transform && args[0] > 0 && args[0] < 1 ? [args[0] * side] : [],
    );
    sides.push(Math.round(scales[0] ?? 0));
  }
  overlayFiles({});
  expect(sides).toEqual([21, 21]);
});

/** The text of rich content without its markup. */
function plainText(rich: Rich): string {
  return rich
    .map((inline) => {
      if (inline.kind === 'break') return ' ';
      return 'text' in inline ? inline.text : plainText(inline.children);
    })
    .join('');
}

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
  const list = priceListPdf(tariff, 'companies', COMPANY, {
    titles: { companies: 'Workshops', individuals: 'People' },
    categories: { heading: 'Columns', text: 'Your column is in your contract.' },
    notes: 'Remarks',
  });
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
