import type { Fault } from '#content/fault.ts';
import { hasFile, nameOf, sourceOf } from '#content/files.ts';
import { apiDocument } from '#content/openapi/load-openapi.ts';
import { hasPart } from '#content/optional-parts.ts';
import { demo } from '#content/queries/demo-query.ts';
import { newsEntries } from '#content/queries/newsroom-query.ts';
import { read } from '#content/read.ts';
import { site, today } from '#content/site.ts';
import { limitsFile, tariffs } from '#content/tariffs.ts';
import { CHOICE_COOKIE } from '#spec.ts';
import { dates } from '#words/formats.ts';
import { faultAt, placedTexts } from '../placed-texts.ts';
import { type WordingRule, wordingFaults, writtenText } from '../words/text-rules.ts';

/** Rules on facts stated in two places that must agree. */

const PAYMENTS = 'docs/payments/index.mdx';

/** The heading in the documentation above the states of a payment. */
const STATES = '## The life of a payment';

/** A state of the API as shown to readers: `awaiting_signatures` → `Awaiting signatures`. */
const shown = (state: string) =>
  `${state.charAt(0).toUpperCase()}${state.slice(1).replaceAll('_', ' ')}`;

/** States of a payment in the API that the documentation does not describe. */
function stateFaults(): Fault[] {
  if (!hasFile(PAYMENTS)) return [];
  const states = apiDocument()?.components.schemas.PaymentStatus?.enum ?? [];
  const lines = sourceOf(PAYMENTS).text.split('\n');
  const from = lines.findIndex((line) => line.startsWith(STATES));
  const after = lines.findIndex((line, index) => index > from && line.startsWith('## '));
  const rows = lines.slice(from, after < 0 ? undefined : after);
  return states
    .filter((state) => !rows.some((row) => row.startsWith(`| ${shown(state)} |`)))
    .map((state) => ({
      file: nameOf(PAYMENTS),
      line: from + 1,
      expected: `the API has the state ${state}: expected a row “${shown(state)}” that says what it means`,
    }));
}

/** Users of the example company whose role does not exist. */
function roleFaults(): Fault[] {
  const { roles } = read('facts.yaml');
  if (!Array.isArray(roles)) return [];
  return Object.entries(demo().people)
    .filter(([, { role }]) => !roles.some((one) => one.toLowerCase() === role.toLowerCase()))
    .map(([who]) =>
      faultAt(
        'demo.yaml',
        ['people', who, 'role'],
        `expected one of the roles of facts.yaml: ${roles.join(', ')}`,
      ),
    );
}

/** A day without the punctuation that languages have in it: `Tue 10 Nov`, `Do 8 Apr`. */
const plainDay = (day: string): string => day.replace(/[.,]/g, '');

/** The day of a timestamp in the format of the drawings: `Tue 10 Nov`. */
function dayOn(timeZone: string, moment: string): string {
  // Each part by itself, since a short date is all figures in some languages.
  const part = (type: 'weekday' | 'day' | 'month', length: 'short' | 'numeric') =>
    dates({ timeZone, [type]: length })()
      .formatToParts(new Date(moment))
      .find((one) => one.type === type)?.value;
  const parts = [part('weekday', 'short'), part('day', 'numeric'), part('month', 'short')];
  return plainDay(parts.join(' '));
}

/** The example company's day must be that of its payments. */
function demoDayFaults(): Fault[] {
  const { day, received, api, abroad } = demo();
  const { zone } = limitsFile().clock;
  const [weekday] = plainDay(day).split(' ');
  const fault = (path: readonly PropertyKey[], expected: string) =>
    faultAt('demo.yaml', path, expected);
  return [
    ...[received.at, ...(api ? [api.at] : [])]
      .map((moment) => dayOn(zone, moment))
      .filter((of) => of !== plainDay(day))
      .map((of) => fault(['day'], `expected the day of its payments, ${of}`)),
    ...abroad.stops
      .slice(0, 1)
      .filter((stop) => plainDay(stop.day) !== weekday)
      .map(() => fault(['abroad', 'stops', 0, 'day'], `expected the day of ${day}`)),
  ];
}

/** Every price and percentage of a price list, as written. */
function figuresOf(version: string): string[] {
  return placedTexts(`fees/${version}.yaml`)
    .map(({ text }) => text)
    .filter((text) => /^\d+\.\d{2,4}$/.test(text));
}

/**
 * Each price list needs a notice on the day it was announced, with sums from this list or the
 * previous one.
 */
function noticeFaults(): Fault[] {
  if (!hasPart('newsroom')) return [];
  const news = newsEntries();
  const first = news.map(({ data }) => data.date).sort()[0] ?? '';
  const lists = tariffs();
  return lists.flatMap(({ version, announced }, index): Fault[] => {
    if (announced < first || announced > today()) return [];
    const notice = news.find(({ data }) => data.kind === 'announcement' && data.date === announced);
    if (!notice) {
      const expected = `expected an announcement of ${announced}, when price list ${version} was announced`;
      return [faultAt(`fees/${version}.yaml`, ['announced'], expected)];
    }
    const before = lists[index - 1]?.version;
    const known = [version, ...(before ? [before] : [])].flatMap(figuresOf);
    const ofTheLists: WordingRule = {
      pattern: /(?<=<Amount value=")[^"]*|(?<![\d.])\d+\.\d\d(?=%)/g,
      expected: `is not a price of list ${version} or of the previous one`,
      isError: ({ what }) => !known.includes(what),
    };
    return wordingFaults([writtenText(notice.file)], [ofTheLists]);
  });
}

const COOKIE_POLICY = 'legal/cookie-policy.md';

/** Services and cookies set up in `site.yaml` that the cookie policy does not name. */
function policyFaults(): Fault[] {
  if (!hasFile(COOKIE_POLICY)) return [];
  const { text } = sourceOf(COOKIE_POLICY);
  const { cookies, analytics, chat } = site();
  const needed: readonly (readonly [names: readonly string[], why: string])[] = [
    ...(cookies
      ? [[[CHOICE_COOKIE], 'which the banner sets for any answer but Accept'] as const]
      : []),
    ...Object.entries({ analytics, chat }).flatMap(([key, { script }]) =>
      script ? [[[script.name, `{{${key}Name}}`], `the ${key} service of site.yaml`] as const] : [],
    ),
  ];
  return needed
    .filter(([names]) => !names.some((name) => text.includes(name)))
    .map(([[name], why]) => ({
      file: nameOf(COOKIE_POLICY),
      line: 1,
      expected: `does not name ${name}, ${why}: say what it stores, why and for how long`,
    }));
}

/** Every rule on agreement between two places. */
export const agreementRules: readonly (() => Fault[])[] = [
  stateFaults,
  roleFaults,
  demoDayFaults,
  noticeFaults,
  policyFaults,
];
