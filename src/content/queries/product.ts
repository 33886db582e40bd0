import { type CollectionEntry, getCollection } from 'astro:content';
import { join } from 'node:path';
import { priceParts } from '../../tariff/describe.ts';
import { findLine, priceFor } from '../../tariff/lines.ts';
import { fillMarks } from '../marks.ts';
import { productPageSchema } from '../schemas/product-page.ts';
import { CONTENT_DIR, marks, site } from '../site.ts';
import { readYaml } from '../yaml-file.ts';
import { demo } from './demo.ts';
import { tariffInForce } from './fees.ts';
import { limitOf } from './limits.ts';

type Entry = CollectionEntry<'product'>['data'];
export type ProductAnchor = Entry['anchor'];

/** One line of the tariff as a page names it, with its price in force. */
export interface FeeItem {
  readonly id: string;
  readonly label: string;
  readonly price: string;
  readonly detail: string | null;
  /** The category's label where the price is not of the one the list announces. */
  readonly category: string | null;
}

/** A list of prices and the category that it is for. */
export interface FeeList {
  readonly category: string;
  readonly items: readonly FeeItem[];
}

export interface Readout {
  readonly value: string;
  readonly unit: string | undefined;
  readonly label: string;
}

/** One of the eight parts, with limits and prices in their places. */
export interface ProductPart
  extends Pick<Entry, 'anchor' | 'label' | 'heading' | 'lead' | 'lines' | 'points' | 'guide'> {
  readonly figures: readonly Readout[];
  readonly stops: readonly string[];
  readonly fees: FeeList;
  readonly faq: Entry['guide'] | undefined;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** `Received` says nothing without its rail, `Margin` nothing without the exchange. */
function labelOf(lineId: string): string {
  const found = findLine(tariffInForce().companies, lineId);
  if (!found) throw new Error(`content: no line ${lineId} in the tariff in force`);
  const { group, line } = found;
  const short = group.rail !== null || group.lines.length === 1;
  return short ? `${group.title} ${lowerFirst(line.label)}` : line.label;
}

/**
 * Companies' prices for a category, by default the lowest. A line without a figure there shows the
 * lowest category that has one, and names it. Throws on a line that the tariff does not have.
 */
export function feeList(lineIds: readonly string[], categoryId?: string): FeeList {
  const { companies } = tariffInForce();
  const wanted = companies.categories.find(({ id }) => id === (categoryId ?? 'low'));
  const category = wanted ?? companies.categories[0];
  if (!category) throw new Error('content/fees: expected a risk category');
  const items = lineIds.map((id): FeeItem => {
    const line = findLine(companies, id)?.line;
    if (!line) throw new Error(`content: no line ${id} in the tariff in force`);
    const own = line.prices[category.id];
    const other =
      own && own.kind !== 'request'
        ? undefined
        : companies.categories.find((one) => line.prices[one.id]?.kind !== 'request');
    const { main, detail } = priceParts(priceFor(companies, line, (other ?? category).id));
    return { id, label: labelOf(id), price: main, detail, category: other?.label ?? null };
  });
  return { category: category.label, items };
}

function readout(figure: Entry['figures'][number]): Readout {
  if (!('limit' in figure)) return { ...figure, unit: figure.unit };
  const { figure: value, unit } = limitOf(figure.limit);
  return { value, unit: unit ?? undefined, label: figure.label };
}

function part({ data }: CollectionEntry<'product'>): ProductPart {
  const { figures, not, fees, faq, ...rest } = data;
  return {
    ...rest,
    figures: figures.map(readout),
    stops: typeof not === 'string' ? [not] : not,
    fees: feeList(fees),
    faq,
  };
}

const page = readYaml(join(CONTENT_DIR, 'pages/product.yaml'), productPageSchema, (raw) =>
  fillMarks(raw, marks),
);

/** The texts of `/product` and its parts in their order. */
export async function productContent() {
  const entries = await getCollection('product');
  const parts = entries.sort((a, b) => a.data.order - b.data.order).map(part);
  return {
    ...page,
    parts,
    demo,
    sepaCutoff: limitOf('sepa-cutoff').figure,
    registerHref: site.urls.register,
  };
}

export type ProductContent = Awaited<ReturnType<typeof productContent>>;
