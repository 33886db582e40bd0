import type { CompanyFacts } from '#content/queries/fees-query.ts';
import type { FeePageTexts } from '#content/schemas/fee-page-schema.ts';
import { priceText } from '#tariff/describe.ts';
import { type AudienceName, audienceLabel } from '#tariff/names.ts';
import type { Audience, Group, Tariff, TariffLine } from '#tariff/schema/shape.ts';
import { series } from '#words/formats.ts';
import { language, t } from '#words/words.ts';
import type { Block, PdfDocument, Rich } from './model.ts';

type Texts = FeePageTexts['files'];

const rich = (text: string): Rich => [{ kind: 'text', text }];

const paragraph = (text: string): Block => ({ kind: 'paragraph', text: rich(text) });

/** A tariff line's name with its footnote numbers and its note. */
function nameOf(line: TariffLine): Rich {
  const notes = line.footnotes.map((number) => ` (${number})`).join('');
  const name: Rich = [{ kind: 'strong', children: rich(`${line.label}${notes}`) }];
  return line.note ? [...name, { kind: 'break' }, ...rich(line.note)] : name;
}

function groupTable(group: Group, audience: Audience, tariff: Tariff): Block {
  const { categories } = audience;
  const heads = categories.length > 1 ? categories.map(({ label }) => label) : [t('fees.price')];
  return {
    kind: 'table',
    header: [rich(t('fees.service')), ...heads.map(rich)],
    rows: group.lines.map((line) => [
      nameOf(line),
      ...categories.map(({ id }) => {
        const price = line.prices[id];
        return rich(price ? priceText(price, tariff.currency) : '–');
      }),
    ]),
    align: [],
  };
}

function categoryBlocks({ categories }: Audience, { heading, text }: Texts['categories']): Block[] {
  if (categories.length < 2) return [];
  return [
    { kind: 'heading', level: 2, text: heading },
    paragraph(text),
    {
      kind: 'list',
      items: categories.map(({ label, criteria }) => [
        {
          kind: 'paragraph',
          text: [
            { kind: 'strong', children: rich(label) },
            ...rich(t('pdf.criteria', { criteria: series(criteria) })),
          ],
        },
      ]),
    },
  ];
}

/** A version's price list for one audience as a document. */
export function priceListPdf(
  tariff: Tariff,
  audience: AudienceName,
  company: CompanyFacts,
  texts: Texts,
): PdfDocument {
  const { groups, footnotes } = tariff[audience];
  return {
    title: texts.titles[audience] ?? audienceLabel(audience),
    subtitle: t('pdf.tariff', {
      version: tariff.version,
      company: company.legalName,
      currency: tariff.currency,
    }),
    version: tariff.version,
    effective: tariff.effective,
    language: language(),
    company,
    blocks: [
      ...categoryBlocks(tariff[audience], texts.categories),
      ...groups.flatMap((group): Block[] => [
        { kind: 'heading', level: 2, text: group.title },
        ...(group.note ? [paragraph(group.note)] : []),
        groupTable(group, tariff[audience], tariff),
      ]),
      { kind: 'heading', level: 2, text: texts.notes },
      {
        kind: 'list',
        start: 1,
        items: footnotes.map(({ text }) => [paragraph(text)]),
      },
      paragraph([t('tariff.rounding'), ...tariff.remarks].join(' ')),
    ],
  };
}
