import type { z } from 'zod';
import { read, readFolder } from '../read.ts';
import type { industrySchema } from '../schemas/product-schema.ts';
import { site } from '../site.ts';
import { tariffInForce } from '../tariffs.ts';
import { askContent, callToActionContent } from './ask-query.ts';
import { feeList } from './fee-list-query.ts';
import { productParts } from './product-query.ts';
import { quotationOf } from './quotations-query.ts';
import { composed } from './sections-query.ts';

type Written = z.output<typeof industrySchema>;

/** Who pays whom, with an amount if the drawing shows one. */
export type Flow = Written['flow'];

/** The industries as written, in their order. */
export function industryEntries(): Written[] {
  return readFolder('industries')
    .map(({ data }) => data)
    .sort((a, b) => a.order - b.order);
}

/** An industry, with its prices and the names of the product parts it uses. */
function toIndustry({ uses, fees, category, ...industry }: Written) {
  const parts = productParts();
  return {
    ...industry,
    uses: uses.map(({ anchor, why }) => ({
      label: parts.find((part) => part.anchor === anchor)?.label ?? '',
      href: `/product#${anchor}`,
      why,
    })),
    fees: feeList(fees, category),
    quotation: quotationOf(industry.anchor),
    actions: callToActionContent(industry.anchor),
    /** The currency of the prices and of the payments beside them. */
    currency: tariffInForce().currency,
  };
}

export type Industry = Readonly<ReturnType<typeof toIndustry>>;

/** The texts of `/industries` and its industries in their order. */
export function industriesContent() {
  const texts = read('pages/industries.yaml');
  return {
    ...texts,
    sections: composed<'parts' | 'ask'>(
      'pages/industries.yaml',
      texts.sections ?? ['parts', 'ask'],
    ),
    industries: industryEntries().map(toIndustry),
    ask: askContent(),
    registerHref: site().urls.register,
    actions: callToActionContent(),
  };
}

export type IndustriesContent = ReturnType<typeof industriesContent>;
