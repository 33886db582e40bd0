import { limitTexts } from '#tariff/limits.ts';
import { formatCount } from '#tariff/money.ts';
import { type Limits, limitsSchema } from '#tariff/schema/limits-schema.ts';
import { capitalised, list } from '#words/formats.ts';
import { t } from '#words/words.ts';
import { once } from './cache.ts';
import { demoEvents } from './demo/events.ts';
import { type Demo, demoSchema } from './demo/schema.ts';
import { parseExact } from './exact-yaml.ts';
import {
  allFilesIn,
  ContentError,
  furtherLanguage,
  hasFile,
  originalOf,
  sourceOf,
  textsIn,
  translationOf,
} from './files.ts';
import { hoursIn } from './hours.ts';
import type { Marks } from './marks.ts';
import { type Facts, factsSchema } from './schemas/facts-schema.ts';
import { openingSchema } from './schemas/opening-schema.ts';
import type { Site } from './schemas/site-schema.ts';
import { marksOf, site, today } from './site.ts';
import { isOpen } from './visible.ts';

/** A number for use in a sentence: a word up to twelve. */
export const inWords = (number: number): string => t('facts.number', { number });

const prefixed = (prefix: string, texts: Marks): Marks =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${prefix}.${name}`, text]));

/**
 * The marks of the facts: `{{founded}}` is a text, `{{roles}}` a list in a sentence and
 * `{{roles.count}}` its length, `{{people}}` a sum and `{{people.vilnius}}` a part of it.
 */
export function factMarks(facts: Facts): Marks {
  const marks = Object.entries(facts).map(([name, fact]): Marks => {
    if (typeof fact === 'string') return { [name]: fact };
    if (Array.isArray(fact)) {
      return { [name]: list().format(fact), [`${name}.count`]: inWords(fact.length) };
    }
    const total = Object.values(fact).reduce((sum, part) => sum + part, 0);
    const parts = Object.entries(fact).map(([part, of]) => [part, formatCount(of)]);
    return { [name]: formatCount(total), ...prefixed(name, Object.fromEntries(parts)) };
  });
  return Object.assign({}, ...marks);
}

/** Marks from the example company: `{{demo.payment}}`, `{{demo.limit.finance}}`. */
function demoMarks(demo: Demo): Marks {
  const limits = demo.seats.flatMap(({ who, day }) => (day ? [[`limit.${who}`, day.limit]] : []));
  return prefixed('demo', { ...demoEvents(demo), ...Object.fromEntries(limits) });
}

/** Office hours converted to the clock of limits.yaml, `{{supportHours.cet}}`. */
function clockMarks({ support, zone }: Site, facts: Facts, clock: Limits['clock']): Marks {
  const spans = Object.entries(facts).filter(
    (fact): fact is [string, string] =>
      typeof fact[1] === 'string' && /^\d{2}:\d{2}–\d{2}:\d{2}$/.test(fact[1]),
  );
  const { from, to } = support;
  const all = [...spans, ...(from && to ? [['supportHours', `${from}–${to}`] as const] : [])];
  return Object.fromEntries(
    all.map(([name, span]) => [
      `${name}.${clock.label.toLowerCase()}`,
      hoursIn(span, zone, clock.zone, today()),
    ]),
  );
}

/** The number of positions open today, as a sentence beginning: `Six open positions`. */
function openPositions(): Marks {
  const here = furtherLanguage() === null || hasFile(translationOf('pages/careers.yaml'));
  const open = (here ? textsIn : allFilesIn)('careers').filter((file) => {
    try {
      const source = originalOf(file) ?? sourceOf(file);
      return isOpen(parseExact(source, openingSchema));
    } catch (error) {
      // The loader of the positions reports this fault itself.
      if (!(error instanceof ContentError)) throw error;
      return false;
    }
  }).length;
  const text = t('facts.openPositions', { count: open, number: inWords(open) });
  return { openPositions: capitalised(text) };
}

/** Every mark that a text may use, computed from the files that state the facts. */
function contentMarks(of: Site): Marks {
  const company = marksOf(of);
  const read = { marks: company };
  const facts = parseExact(sourceOf('facts.yaml'), factsSchema, read);
  const limits = parseExact(sourceOf('limits.yaml'), limitsSchema, read);
  return {
    ...company,
    ...factMarks(facts),
    ...clockMarks(of, facts, limits.clock),
    ...prefixed('limit', limitTexts(limits)),
    ...openPositions(),
    ...demoMarks(parseExact(sourceOf('demo.yaml'), demoSchema, read)),
  };
}

/** The marks of this build. */
export const marks: () => Marks = once(() => contentMarks(site()));
