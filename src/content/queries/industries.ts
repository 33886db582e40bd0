import { type CollectionEntry, getCollection } from 'astro:content';
import { join } from 'node:path';
import { fillMarks } from '../marks.ts';
import { industriesPageSchema } from '../schemas/industries-page.ts';
import { CONTENT_DIR, marks, site } from '../site.ts';
import { readYaml } from '../yaml-file.ts';
import { type FeeList, feeList } from './product.ts';

type Entry = CollectionEntry<'industries'>['data'];

/** A part of the product that the industry leans on, and why. */
export interface Use {
  readonly label: string;
  readonly href: string;
  readonly why: string;
}

/** Who pays whom; with an amount where the drawing has one. */
export type Flow = Entry['flow'];

/** One of the six industries, with its prices and the names of the parts it uses. */
export interface Industry
  extends Pick<
    Entry,
    | 'anchor'
    | 'label'
    | 'summary'
    | 'heading'
    | 'lead'
    | 'lines'
    | 'flow'
    | 'asks'
    | 'refuses'
    | 'guide'
  > {
  readonly uses: readonly Use[];
  readonly fees: FeeList;
}

const page = readYaml(join(CONTENT_DIR, 'pages/industries.yaml'), industriesPageSchema, (raw) =>
  fillMarks(raw, marks),
);

/** The texts of `/industries` and its industries in their order. */
export async function industriesContent() {
  const [entries, parts] = await Promise.all([
    getCollection('industries'),
    getCollection('product'),
  ]);
  const labels = new Map<string, string>(parts.map(({ data }) => [data.anchor, data.label]));
  const industries = entries
    .sort((a, b) => a.data.order - b.data.order)
    .map(
      ({ data: { uses, fees, category, ...rest } }): Industry => ({
        ...rest,
        uses: uses.map(({ anchor, why }) => {
          const label = labels.get(anchor);
          if (!label) throw new Error(`content/industries: no part of the product has ${anchor}`);
          return { label, href: `/product#${anchor}`, why };
        }),
        fees: feeList(fees, category),
      }),
    );
  return { ...page, industries, registerHref: site.urls.register };
}

export type IndustriesContent = Awaited<ReturnType<typeof industriesContent>>;
