import type { OptionalDemoPart } from '#content/demo/schema.ts';
import { type Fault, nearestOf } from '#content/fault.ts';
import { ContentError, filesIn, nameOf } from '#content/files.ts';
import { hasPart } from '#content/optional-parts.ts';
import { demo } from '#content/queries/demo-query.ts';
import { newsroomPage } from '#content/queries/pages-query.ts';
import { readFolder } from '#content/read.ts';
import { site, today } from '#content/site.ts';
import { dayIn } from '#content/today.ts';
import { addMonths } from '#tariff/day.ts';
import { faultAt, placedTexts } from '../placed-texts.ts';
import { claimFaults, statementFaults } from './claim-rules.ts';

/** Rules that involve several files. */

/** Every text of some files, without those that are not valid YAML, which their schemas report. */
const textsAt = (files: readonly string[], ...wanted: readonly RegExp[]) =>
  files
    .filter((file) => wanted.some((one) => one.test(file)))
    .flatMap((file) => {
      try {
        return placedTexts(file);
      } catch (error) {
        if (error instanceof ContentError) return [];
        throw error;
      }
    });

/** Pictures and files that a page refers to and `content/public` does not have. */
function servedFaults(files: readonly string[]): Fault[] {
  const served = filesIn('public').map((file) => file.slice('public'.length));
  const missing = (href: string, fault: (expected: string, nearest?: string) => Fault): Fault[] =>
    served.includes(href)
      ? []
      : [fault(`expected a file content/public${href}`, nearestOf(href, served))];
  const logos = hasPart('newsroom') ? newsroomPage().kit.logos : [];
  const stated = textsAt(files, /^(pages|own)\//);
  const portraits = stated.filter(({ path }) => path.at(-1) === 'portrait');
  const marks = stated.filter(({ path }) => path.at(-3) === 'marks' && path.at(-1) === 'file');
  const named = marks.map(({ text }) => `/partners/${text}.svg`);
  // Unused wordmarks can only be determined if every file that may use them is readable.
  const unnamed = files.includes('pages/home.yaml')
    ? served.filter((href) => href.startsWith('/partners/') && !named.includes(href))
    : [];
  return [
    ...marks.flatMap(({ text, fault }) => missing(`/partners/${text}.svg`, fault)),
    ...unnamed.map((href) => ({
      file: nameOf(`public${href}`),
      expected: 'no page lists a partner with this logo: add one, or delete the file',
    })),
    ...portraits.flatMap(({ text, fault }) => missing(`/people/${text}.svg`, fault)),
    ...logos.flatMap(({ file }, index) =>
      ['svg', 'png'].flatMap((ending) =>
        missing(`/press/${file}.${ending}`, (expected, nearest) =>
          faultAt('pages/newsroom.yaml', ['kit', 'logos', index, 'file'], expected, nearest),
        ),
      ),
    ),
  ];
}

/** Files with a title or question of their own; the versions of a legal text share one. */
const HEADS = /\.mdx$|^pages\//;
const UNIQUE = ['title', 'description', 'question'];

/** Titles, descriptions and questions used by two pages. */
function doubles(files: readonly string[]): Fault[] {
  const taken = new Map<string, string>();
  return textsAt(files, HEADS).flatMap(({ file, path: [key, ...deeper], text, fault }): Fault[] => {
    if (typeof key !== 'string' || deeper.length > 0 || !UNIQUE.includes(key)) return [];
    const id = `${key} ${text.toLowerCase()}`;
    const other = taken.get(id);
    taken.set(id, other ?? nameOf(file));
    return other ? [fault(`${other} has the same ${key}: expected another`)] : [];
  });
}

/** Titles that contain the company's name, which is added to each, or are in capitals. */
function titleFaults(files: readonly string[]): Fault[] {
  return textsAt(files, HEADS).flatMap(({ path, text, fault }): Fault[] => {
    if (path.length !== 1 || (path[0] !== 'title' && path[0] !== 'question')) return [];
    if (/\s[|–—-]\s*\{\{\s*company\s*\}\}$/.test(text)) {
      return [fault('expected it without the company’s name, which is added to each title')];
    }
    const words = text.match(/\p{L}{4,}/gu) ?? [];
    const shouts = words.length > 1 && words.every((word) => word === word.toUpperCase());
    return shouts
      ? [fault('expected lower-case letters too, because capitals alone are hard to read')]
      : [];
  });
}

/** How far ahead, in months, publication is plausibly planned. */
const MONTHS_AHEAD = 18;

/** Dates of publication so far ahead that the year is probably wrong. */
function farDays(files: readonly string[]): Fault[] {
  const last = addMonths(today(), MONTHS_AHEAD);
  return textsAt(files, /^(blog|newsroom|careers)\//)
    .filter(
      ({ path: [key], text }) =>
        /^(date|opened|closes)$/.test(String(key)) && /^\d{4}-\d\d-\d\d$/.test(text) && text > last,
    )
    .map(({ fault }) =>
      fault(`expected a date no later than ${last}, because it would not be shown for years`),
    );
}

/** Dates of changes, reviews, checks and confirmations in the future. */
function laterDays(files: readonly string[]): Fault[] {
  const now = dayIn(site().zone, new Date());
  const later = (a: string, b: string) => [a, b].sort().at(-1) ?? a;
  const latest = later(now, today());
  const all = textsAt(files, HEADS, DRAWN, /^(jurisdictions|business|claims)\.yaml$/);
  const dates = all.filter(({ path: [key] }) => key === 'date');
  const published = new Map(dates.map(({ file, text }) => [file, text]));
  return all
    .filter(
      ({ file, path, text }) =>
        /^(updated|reviewed|checked|on)$/.test(String(path.at(-1))) &&
        /^\d{4}-\d\d-\d\d$/.test(text) &&
        text > later(published.get(file) ?? '', latest),
    )
    .map(({ fault }) => fault('expected a date that is not in the future', latest));
}

/** Positions with contradictory dates. */
function positionFaults(): Fault[] {
  return readFolder('careers').flatMap(({ file, data }) =>
    data.steps.flatMap(({ day }, index): Fault[] => {
      const before = data.steps[index - 1];
      if (!before || before.day <= day) return [];
      const expected = `expected ${before.day} or later: steps must be in the order of their days`;
      return [faultAt(file, ['steps', index, 'day'], expected)];
    }),
  );
}

/** Texts used in pictures and printed documents. */
const DRAWN = /^(legal|legal-ahead|legal-archive|product|industries|fees)\/|^(site|limits)\.yaml$/;

/** Texts with a character that the fonts lack, which a picture or PDF could not show. */
export function missingGlyphFaults(
  files: readonly string[],
  missingGlyph: (text: string) => string | null,
): Fault[] {
  return textsAt(files, HEADS, DRAWN).flatMap(({ text, fault }) => {
    const letter = missingGlyph(text);
    return letter ? [fault(`no font of the site has the character ${letter}`)] : [];
  });
}

/** The part of `demo.yaml` that a drawing of the product shows, if it may be missing. */
const SHOWS: Readonly<Record<string, OptionalDemoPart>> = {
  'api-clock': 'api',
  'bulk-file': 'suppliers',
  'sepa-week': 'friday',
};

/** Drawings of the product and the API without their figures in `demo.yaml`. */
function missingFigures(): Fault[] {
  const figures = demo();
  const missing = (file: string, path: readonly string[], part: OptionalDemoPart): Fault[] =>
    figures[part] ? [] : [faultAt(file, path, `expected ${part} in demo.yaml, which it shows`)];
  return [
    ...(hasPart('api') ? missing('pages/api.yaml', [], 'api') : []),
    ...readFolder('product').flatMap(({ file, data: { drawing } }) => {
      const part = drawing && SHOWS[drawing];
      return part ? missing(file, ['drawing'], part) : [];
    }),
  ];
}

/** Every rule that involves several files. */
export const relationRules = (files: readonly string[]): readonly (() => Fault[])[] => [
  claimFaults,
  statementFaults,
  () => servedFaults(files),
  positionFaults,
  missingFigures,
  () => doubles(files),
  () => laterDays(files),
  () => titleFaults(files),
  () => farDays(files),
];
