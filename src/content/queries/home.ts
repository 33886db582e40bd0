import { type CollectionEntry, getCollection } from 'astro:content';
import { join } from 'node:path';
import { priceParts } from '../../tariff/describe.ts';
import { minutesToRead, published } from '../dated.ts';
import { fillMarks } from '../marks.ts';
import { type HomeTexts, homeSchema } from '../schemas/home.ts';
import { CONTENT_DIR, marks, site, today } from '../site.ts';
import { readYaml } from '../yaml-file.ts';
import { demo } from './demo.ts';
import { feeOf } from './fees.ts';
import { limitOf } from './limits.ts';

/** How many entries the home page's board shows. */
const BOARD_ROWS = 5;

type Line = 'swift' | 'sepa' | 'instant';

/** An article or announcement on the board. */
export interface BoardEntry {
  readonly kind: 'Blog' | 'Newsroom';
  readonly title: string;
  readonly description: string;
  readonly href: string;
  readonly date: Date;
  /** Minutes to read. */
  readonly minutes: number;
  readonly lines: readonly Line[];
  /** The stops of an article's cover; none for an announcement. */
  readonly stops: readonly { readonly at: string; readonly label: string }[];
}

export interface IndustryEntry {
  readonly label: string;
  readonly summary: string;
  readonly href: string;
  readonly lines: readonly Line[];
}

const texts: HomeTexts = readYaml(join(CONTENT_DIR, 'home.yaml'), homeSchema, (raw) =>
  fillMarks(raw, marks),
);

type Source = CollectionEntry<'blog'> | CollectionEntry<'newsroom'>;

function onBoard({ collection, id, body, data }: Source): BoardEntry {
  const { title, description, date, lines } = data;
  return {
    kind: collection === 'blog' ? 'Blog' : 'Newsroom',
    title,
    description,
    href: `/${collection}/${id}`,
    date,
    minutes: minutesToRead(body),
    lines,
    stops: 'stops' in data ? data.stops : [],
  };
}

async function board(): Promise<BoardEntry[]> {
  const [blog, newsroom] = await Promise.all([getCollection('blog'), getCollection('newsroom')]);
  return published<Source>([...blog, ...newsroom], today)
    .slice(0, BOARD_ROWS)
    .map(onBoard);
}

async function industries(): Promise<IndustryEntry[]> {
  const entries = await getCollection('industries');
  return entries
    .sort((a, b) => a.data.order - b.data.order)
    .map(({ data: { label, summary, anchor, lines } }) => ({
      label,
      summary,
      href: `/industries#${anchor}`,
      lines,
    }));
}

/** A readout from the limits: the figure, and what stands small beside it. */
function readout(id: string) {
  const { figure, unit, text } = limitOf(id);
  return { figure, unit, text };
}

function teaser({ fee, ...rest }: HomeTexts['fees']['teasers'][number], category: string) {
  const { main, detail } = priceParts(feeOf(fee, category));
  return { ...rest, price: main, detail };
}

/** Everything the home page shows, with limits and prices in their places. */
export async function homeContent() {
  const { hero, rails, opening, developers, fees } = texts;
  return {
    ...texts,
    demo,
    registerHref: site.urls.register,
    hero: { ...hero, lines: hero.lines.map((one) => ({ ...one, time: readout(one.limit).text })) },
    rails: {
      ...rails,
      lanes: rails.lanes.map(({ stations, limit, ...lane }) => ({
        ...lane,
        ...readout(limit),
        stations: stations.map((one) => ({
          label: one.label,
          state: one.state,
          at: 'limit' in one ? readout(one.limit).figure : one.at,
        })),
      })),
    },
    opening: { ...opening, span: `${opening.span.label}: ${readout(opening.span.limit).text}` },
    developers: {
      ...developers,
      facts: developers.facts.map(({ label, limit }) => ({ label, ...readout(limit) })),
    },
    fees: { ...fees, teasers: fees.teasers.map((one) => teaser(one, fees.category)) },
    industries: { ...texts.industries, entries: await industries() },
    news: { ...texts.news, entries: await board() },
  };
}

export type HomeContent = Awaited<ReturnType<typeof homeContent>>;
