import { priceParts } from '#tariff/describe.ts';
import { t } from '#words/words.ts';
import { read } from '../read.ts';
import { HOME_SECTIONS, type HomeSection, type HomeTexts } from '../schemas/home-schema.ts';
import { site } from '../site.ts';
import { tariffInForce } from '../tariffs.ts';
import { published } from '../visible.ts';
import { askContent } from './ask-query.ts';
import { minutesToRead, postEntries } from './blog-query.ts';
import { demo } from './demo-query.ts';
import { eligibilityHeading } from './eligibility-link-query.ts';
import { feeColumns, feeOf, feePage, lowestFee } from './fees-query.ts';
import { industryEntries } from './industries-query.ts';
import { limitOf } from './limits-query.ts';
import { newsEntries } from './newsroom-query.ts';
import { firstQuotation } from './quotations-query.ts';
import { composed } from './sections-query.ts';

/** Number of rows on the home page's board. */
const BOARD_ROWS = 5;

type Source = ReturnType<typeof postEntries>[number] | ReturnType<typeof newsEntries>[number];

/** A row of the board for an article or announcement. */
function onBoard({ file, id, body, data: { title, date, ...data } }: Source) {
  return {
    kind: 'stops' in data ? t('sections.blog') : t('sections.newsroom'),
    title,
    href: `/${file.split('/')[0]}/${id}`,
    date,
    minutes: minutesToRead(body),
  };
}

export type BoardEntry = Readonly<ReturnType<typeof onBoard>>;

/** A limit as a readout: the figure, and its unit in smaller type. */
function readout(id: string) {
  const { figure, unit, text } = limitOf(id);
  return { figure, unit, text };
}

/** The figure of a step, from a limit; `unit` is undefined if the limit has none. */
function timed(id: string) {
  const { figure, unit } = limitOf(id);
  return { figure, unit: unit ?? undefined };
}

/** A current price in two parts: `€49.00`, `a month`. */
const priced = (fee: string, category?: string) =>
  priceParts(feeOf(fee, category), tariffInForce().currency);

/** The prices on the home page: by kind of client, and of single payments. */
function homePrices({ payments, ...texts }: NonNullable<HomeTexts['fees']>) {
  return {
    ...texts,
    opening: feePage().shown.opening.label,
    columns: feeColumns(),
    payments: {
      ...payments,
      lines: payments.lines.map(({ name, fee, category }) => ({ name, ...priced(fee, category) })),
    },
  };
}

/** A fact of the first screen: the figure with the texts before and after it. */
function heroFact({ before, after, ...of }: HomeTexts['hero']['facts'][number]) {
  const { figure, unit } =
    'fee' in of ? { figure: lowestFee(of.fee), unit: null } : readout(of.limit);
  return { before, figure, after: [unit, after].filter(Boolean).join(' ') };
}

/** Whether a section has texts. */
function hasTexts(texts: HomeTexts, name: HomeSection): boolean {
  if (name === 'ask') return true;
  if (name === 'clients') return texts.partners !== undefined || firstQuotation() !== null;
  return texts[name] !== undefined;
}

/** The content of the home page, with limits and prices filled in. */
export function homeContent() {
  const texts = read('pages/home.yaml');
  const { hero, rails, opening, developers, fees, sections = HOME_SECTIONS } = texts;
  return {
    ...texts,
    sections: composed<HomeSection>('pages/home.yaml', sections).filter(
      (one) => typeof one !== 'string' || hasTexts(texts, one),
    ),
    demo: demo(),
    quotation: firstQuotation(),
    register: { label: hero.register, href: site().urls.register },
    ask: askContent(),
    eligibility: eligibilityHeading(),
    hero: {
      ...hero,
      facts: hero.facts.map(heroFact),
      rails: hero.rails.map((one) => ({ ...one, time: readout(one.limit).text })),
    },
    rails: rails && {
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
    opening: opening && {
      ...opening,
      steps: opening.steps.map((step) =>
        'limit' in step ? { ...step, ...timed(step.limit) } : step,
      ),
      span: t('ui.labelled', {
        label: opening.span.label,
        value: readout(opening.span.limit).text,
      }),
    },
    developers: developers && {
      ...developers,
      facts: developers.facts.map(({ label, limit }) => ({ label, ...readout(limit) })),
    },
    fees: fees && homePrices(fees),
    industries: texts.industries && {
      ...texts.industries,
      entries: industryEntries().map(({ label, summary, anchor, rails }) => ({
        label,
        summary,
        href: `/industries#${anchor}`,
        rails,
      })),
    },
    news: texts.news && {
      ...texts.news,
      entries: published<Source>([...postEntries(), ...newsEntries()])
        .slice(0, BOARD_ROWS)
        .map(onBoard),
    },
  };
}

export type HomeContent = ReturnType<typeof homeContent>;
