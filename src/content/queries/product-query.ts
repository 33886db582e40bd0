import type { z } from 'zod';
import { read, readFolder } from '../read.ts';
import type { productSchema } from '../schemas/product-schema.ts';
import { site } from '../site.ts';
import { limitsFile } from '../tariffs.ts';
import { callToActionContent } from './ask-query.ts';
import { demo } from './demo-query.ts';
import { feeList } from './fee-list-query.ts';
import { limitOf, readoutOf } from './limits-query.ts';
import { composed } from './sections-query.ts';

type Part = z.output<typeof productSchema>;

/** The parts of the product as written, in their order. */
export function productParts(): Part[] {
  return readFolder('product')
    .map(({ data }) => data)
    .sort((a, b) => a.order - b.order);
}

/** A part, with limits and prices filled in. */
function toPart({ figures, fees, ...part }: Part) {
  return {
    ...part,
    figures: figures.map(readoutOf),
    fees: feeList(fees),
    actions: callToActionContent(),
  };
}

export type ProductPart = Readonly<ReturnType<typeof toPart>>;

/** The cut-off time for execution on the same day, on the slower rail of the example, if any. */
function weekCutoff(): string {
  const { rail } = demo().friday ?? {};
  const times = rail && limitsFile().rails[rail];
  return times ? limitOf(times.cutoff).text : '';
}

/** The texts of `/product` and its parts in their order. */
export function productContent() {
  const { sections = ['parts'], ...texts } = read('pages/product.yaml');
  return {
    ...texts,
    sections: composed<'parts'>('pages/product.yaml', sections),
    parts: productParts().map(toPart),
    demo: demo(),
    weekCutoff: weekCutoff(),
    registerHref: site().urls.register,
    actions: callToActionContent(),
  };
}

export type ProductContent = ReturnType<typeof productContent>;
