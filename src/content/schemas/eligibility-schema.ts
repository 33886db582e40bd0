import { z } from 'zod';
import { id, words } from '#tariff/schema/exact.ts';
import { closerBusiness } from './names-schema.ts';
import { path } from './path-schema.ts';
import { link, text, texts } from './pieces-schema.ts';
import { category, feeLine, industry } from './references-schema.ts';

/** Possible results, from the best to the worst. */
export const VERDICTS = ['yes', 'ask', 'no'] as const;

export type Verdict = (typeof VERDICTS)[number];

const question = { label: words(60), first: words(40) };
const effect = {
  category: category.optional(),
  why: words(240).optional(),
  asks: texts.optional(),
  /** Lines of the tariff that only this answer concerns. */
  prices: z.array(feeLine).min(1).optional(),
};

const answer = z.strictObject({
  id,
  label: words(80),
  verdict: z.enum(VERDICTS, { error: `expected one of ${VERDICTS.join(', ')}` }),
  ...effect,
});

/** An activity: an industry of the site, an entry of `business.yaml`, both, or neither. */
const activity = z
  .strictObject({
    id: id.optional(),
    label: words(60).optional(),
    industry: industry.optional(),
    business: closerBusiness.optional(),
    ...effect,
  })
  .refine(({ industry, business, id: own, label }) => industry || business || (own && label), {
    error: 'expected an industry, an entry of business.yaml, or an id with a label',
  });

const titleAndText = z.strictObject({ title: words(40), text: words(240) });

/** `content/eligibility.yaml`: the eligibility questions and the results of their answers. */
export const eligibilitySchema = z.strictObject({
  heading: words(60),
  /** Whom the institution serves, in one sentence. */
  lead: words(240),
  /** The page with the questions. */
  page: path,
  prices: z.array(feeLine).min(1),
  country: z.strictObject({
    ...question,
    groups: z.record(id, z.strictObject({ category, why: words(240).optional() })),
    others: z.strictObject({ category }),
    refused: words(60),
  }),
  activity: z.strictObject({ ...question, accepted: words(60), answers: z.array(activity).min(1) }),
  /** Further questions, after those about country and activity. */
  questions: z
    .array(z.strictObject({ id, ...question, answers: z.array(answer).min(2) }))
    .refine(
      (all) =>
        new Set(['country', 'activity', ...all.map((one) => one.id)]).size === all.length + 2,
      {
        error: 'expected each id once, and neither country nor activity',
      },
    ),
  documents: z.strictObject({ title: words(60), every: texts, more: link }),
  /** `open` before the first answer, `soFar` as long as no answer excludes an account. */
  answers: z.strictObject({
    open: titleAndText,
    soFar: titleAndText,
    yes: titleAndText,
    ask: titleAndText,
    no: titleAndText,
  }),
  /** `{category}` is replaced by the category's name. */
  usually: words(120),
  /** If several categories are possible: `{from}` is the lowest, `{to}` the highest. */
  between: words(120),
  register: words(40),
  person: link,
  print: words(40),
  link: words(40),
  start: words(40),
  /** How long opening takes, below the result. */
  note: text,
  /** The note if one category is left; `{time}` is replaced by the time of the category. */
  noteOfCategory: z.strictObject({ text, times: z.record(category, words(60)) }).optional(),
});

export type EligibilityTexts = z.output<typeof eligibilitySchema>;
