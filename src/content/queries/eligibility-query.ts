import { dayText } from '#tariff/day.ts';
import { priceParts, priceText } from '#tariff/describe.ts';
import { inAlphabet } from '#words/formats.ts';
import { t } from '#words/words.ts';
import { faultIn } from '../exact-yaml.ts';
import { ContentError, sourceOf } from '../files.ts';
import { withNoBreaks } from '../no-break.ts';
import type { EligibilityTexts, Verdict } from '../schemas/eligibility-schema.ts';
import { site } from '../site.ts';
import { tariffInForce } from '../tariffs.ts';
import { askContent } from './ask-query.ts';
import { ELIGIBILITY, eligibilityTexts } from './eligibility-link-query.ts';
import { feeList } from './fee-list-query.ts';
import { feeOf } from './fees-query.ts';
import { industryEntries } from './industries-query.ts';
import { business, jurisdictions } from './limits-query.ts';

/** An answer to a question, with its consequences. */
export interface EligibilityAnswer {
  readonly id: string;
  readonly label: string;
  readonly verdict: Verdict;
  /** The lowest risk category possible with it; `undefined` if no account can be opened. */
  readonly category?: string | undefined;
  readonly why?: string | undefined;
  /** Documents required for this answer only. */
  readonly asks?: readonly string[] | undefined;
  /** Lines of the tariff that only this answer concerns. */
  readonly prices?: readonly string[] | undefined;
}

/** A question with its answers in groups, some of them without a title. */
export interface EligibilityQuestion {
  readonly id: string;
  readonly label: string;
  readonly first: string;
  readonly groups: readonly {
    readonly title?: string;
    readonly answers: readonly EligibilityAnswer[];
  }[];
}

/** Refuses the value at a key of the file. */
function refuse(path: readonly (string | number)[], expected: string): never {
  throw new ContentError([faultIn(sourceOf(ELIGIBILITY), path, expected)]);
}

const byLabel = (a: EligibilityAnswer, b: EligibilityAnswer) => inAlphabet(a.label, b.label);

function countryQuestion({
  label,
  first,
  ...of
}: EligibilityTexts['country']): EligibilityQuestion {
  const { accepted, others, refused, reasons } = jurisdictions();
  const served = Object.entries(accepted).flatMap(([name, { countries }]) => {
    const group = of.groups[name];
    if (!group) refuse(['country', 'groups'], `expected the group ${name} of jurisdictions.yaml`);
    return Object.entries(countries).map(
      ([code, country]): EligibilityAnswer => ({
        id: code,
        label: country,
        verdict: 'yes',
        ...group,
      }),
    );
  });
  const closed = Object.entries(refused).map(
    ([code, { name, since, reason, law }]): EligibilityAnswer => ({
      id: code,
      label: name,
      verdict: 'no',
      why: t('eligibility.country', {
        name,
        day: dayText(since),
        reason: law ? `${reasons[reason]} (${law})` : (reasons[reason] ?? ''),
      }),
    }),
  );
  return {
    id: 'country',
    label,
    first,
    groups: [
      { answers: served.sort(byLabel) },
      { title: of.refused, answers: closed.sort(byLabel) },
      {
        answers: [
          { id: 'other', label: others.title, verdict: 'ask', why: others.text, ...of.others },
        ],
      },
    ],
  };
}

function activityQuestion({
  label,
  first,
  accepted,
  answers,
}: EligibilityTexts['activity']): EligibilityQuestion {
  const { prohibited, 'due-diligence': closer } = business();
  const industries = industryEntries();
  const served = answers.map((answer, at): EligibilityAnswer => {
    const industry = industries.find(({ anchor }) => anchor === answer.industry);
    const entry = answer.business ? closer.entries[answer.business] : undefined;
    const id = industry?.anchor ?? answer.business ?? answer.id;
    const name = answer.label ?? industry?.label ?? entry?.title;
    if (!id || !name) refuse(['activity', 'answers', at], 'expected an id and a label');
    return {
      id,
      label: name,
      verdict: 'yes',
      category: answer.category ?? industry?.category,
      why: answer.why ?? entry?.text,
      asks: answer.asks ?? industry?.asks,
      prices: answer.prices,
    };
  });
  const missing = Object.keys(closer.entries).find(
    (name) => !answers.some((answer) => answer.business === name),
  );
  if (missing) refuse(['activity', 'answers'], `expected one for ${missing} of business.yaml`);
  const closed = Object.entries(prohibited.entries).map(
    ([id, { title, text, since, law }]): EligibilityAnswer => ({
      id,
      label: title,
      verdict: 'no',
      why: law
        ? t('eligibility.businessByLaw', { title, text, day: dayText(since), law })
        : t('eligibility.business', { title, text, day: dayText(since) }),
    }),
  );
  return {
    id: 'activity',
    label,
    first,
    groups: [
      { title: accepted, answers: served },
      { title: prohibited.title, answers: closed },
    ],
  };
}

/** All questions with the consequences of each answer, and the prices of each category. */
export function eligibilityContent() {
  const { country, activity, questions: others, prices, ...rest } = eligibilityTexts();
  const { companies, currency } = tariffInForce();
  const { phone, email, booking, answering } = askContent();
  const questions: readonly EligibilityQuestion[] = [
    countryQuestion(country),
    activityQuestion(activity),
    ...others.map(({ answers, ...question }) => ({ ...question, groups: [{ answers }] })),
  ];
  const own = questions
    .flatMap(({ groups }) => groups.flatMap(({ answers }) => answers))
    .flatMap((answer) => answer.prices ?? []);
  const lines = [...new Set([...prices, ...own])];
  return {
    ...rest,
    note: withNoBreaks(rest.note),
    noteOfCategory: rest.noteOfCategory && {
      ...rest.noteOfCategory,
      text: withNoBreaks(rest.noteOfCategory.text),
    },
    prices,
    questions,
    /** From the lowest to the highest risk. */
    categories: companies.categories.map(({ id, label }) => ({
      id,
      label,
      prices: feeList(lines, id).items.map((item) => ({
        id: item.id,
        name: item.label,
        price: priceText(feeOf(item.id, id), currency),
        /** The figure without its terms, for the start of a range. */
        figure: priceParts(feeOf(item.id, id), currency).main,
      })),
    })),
    registerHref: site().urls.register,
    ask: {
      phone: phone && { number: phone.number, href: phone.href },
      email: { address: email.address, text: email.text },
      booking: booking && { label: booking.label, href: booking.href },
      answering,
    },
  };
}

export type EligibilityContent = ReturnType<typeof eligibilityContent>;
