import { priceParts } from '#tariff/describe.ts';
import { minutesToRead, published } from '../dated.ts';
import { load } from '../load.ts';
import { type HomeTexts, homeSchema } from '../schemas/home-schema.ts';
import { site, today } from '../site.ts';
import { tariffInForce } from '../tariffs.ts';
import { postEntries } from './blog-query.ts';
import { demo } from './demo-query.ts';
import { feeOf } from './fees-query.ts';
import { industryEntries } from './industries-query.ts';
import { limitOf } from './limits-query.ts';
import { newsEntries } from './newsroom-query.ts';

/** How many entries the home page's board shows. */
const BOARD_ROWS = 5;

type Source = ReturnType<typeof postEntries>[number] | ReturnType<typeof newsEntries>[number];

/** An article or announcement on the board; `stops` are those of an article's cover. */
function onBoard({ file, id, body, data }: Source) {
  const { title, description, date, rails } = data;
  const isPost = 'stops' in data;
  return {
    kind: isPost ? 'Blog' : 'Newsroom',
    title,
    description,
    href: `/${file.split('/')[0]}/${id}`,
    date,
    minutes: minutesToRead(body),
    rails,
    stops: isPost ? data.stops : [],
  };
}

export type BoardEntry = Readonly<ReturnType<typeof onBoard>>;

/** A readout from the limits: the figure, and what stands small beside it. */
function readout(id: string) {
  const { figure, unit, text } = limitOf(id);
  return { figure, unit, text };
}

/** A step's figure from the limits; one whose unit needs no place has none. */
function timed(id: string) {
  const { figure, unit } = limitOf(id);
  return { figure, unit: unit ?? undefined };
}

function teaser({ fee, ...rest }: HomeTexts['fees']['teasers'][number], category: string) {
  const { main, detail } = priceParts(feeOf(fee, category), tariffInForce().currency);
  return { ...rest, price: main, detail };
}

/** Everything the home page shows, with limits and prices in their places. */
export function homeContent() {
  const texts = load('pages/home.yaml', homeSchema);
  const { hero, rails, opening, developers, fees } = texts;
  return {
    ...texts,
    demo: demo(),
    registerHref: site().urls.register,
    hero: { ...hero, rails: hero.rails.map((one) => ({ ...one, time: readout(one.limit).text })) },
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
    opening: {
      ...opening,
      steps: opening.steps.map((step) =>
        'limit' in step ? { ...step, ...timed(step.limit) } : step,
      ),
      span: `${opening.span.label}: ${readout(opening.span.limit).text}`,
    },
    developers: {
      ...developers,
      facts: developers.facts.map(({ label, limit }) => ({ label, ...readout(limit) })),
    },
    fees: { ...fees, teasers: fees.teasers.map((one) => teaser(one, fees.category)) },
    industries: {
      ...texts.industries,
      entries: industryEntries().map(({ label, summary, anchor, rails }) => ({
        label,
        summary,
        href: `/industries#${anchor}`,
        rails,
      })),
    },
    news: {
      ...texts.news,
      entries: published<Source>([...postEntries(), ...newsEntries()], today())
        .slice(0, BOARD_ROWS)
        .map(onBoard),
    },
  };
}

export type HomeContent = ReturnType<typeof homeContent>;
