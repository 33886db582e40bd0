import { PUBLISHED } from '#check/site/published-rules.ts';
import {
  CLAIMS_FILE,
  claims,
  claimsFile,
  isConfirmed,
  TO_CONFIRM_FILE,
  toConfirm,
} from '#content/claims.ts';
import { hasFile, nameOf, sourceOf, textsIn } from '#content/files.ts';
import { docPages } from '#content/queries/docs-query.ts';
import { business, jurisdictions } from '#content/queries/limits-query.ts';
import { sourcesToRecheck } from '#content/queries/sources-to-recheck-query.ts';
import { configuredOf } from '#content/schemas/site-schema.ts';
import { SETTINGS } from '#content/settings.ts';
import { site, today } from '#content/site.ts';
import { tariffs } from '#content/tariffs.ts';
import { addDays, addMonths } from '#tariff/day.ts';
import { linesContaining, placeholdersIn } from './remains.ts';

/** Findings that prevent a launch, that need attention, and that are for information. */
export const SEVERITIES = ['blocker', 'warning', 'note'] as const;

export interface Finding {
  readonly severity: (typeof SEVERITIES)[number];
  readonly file: string;
  readonly what: string;
  readonly mend: string;
}

/** How long a confirmation of a document is valid, in months. */
const REVIEW_MONTHS = 12;

const finding =
  (severity: Finding['severity']) =>
  (file: string, what: string, mend: string): Finding => ({ severity, file, what, mend });
const blocker = finding('blocker');
const warning = finding('warning');
const note = finding('note');

/** Files that name the previous institution on purpose, and one that a command writes. */
const BESIDE = [CLAIMS_FILE, TO_CONFIRM_FILE, PUBLISHED];

const texts = () => textsIn('.').filter((file) => !BESIDE.includes(file));

/** Fictitious addresses, numbers, names and figures. */
function placeholders(): Finding[] {
  const facts = JSON.stringify(site());
  const settings = Object.keys(SETTINGS).map((name) => ({ name, text: process.env[name] ?? '' }));
  return (
    [...texts().map(sourceOf), ...settings]
      .flatMap(placeholdersIn)
      // A value of site.yaml does not count if a setting overrides it.
      .filter(({ text, where }) => !where.includes('site.yaml:') || facts.includes(text))
      .map(({ where, text }) =>
        blocker(where, `placeholder ${text}`, 'replace it with the real one'),
      )
  );
}

/** Claims in the content that nobody at this institution has confirmed. */
function claimed(): Finding[] {
  const mend = `have its owner read it, and add it to confirmed in ${nameOf(CLAIMS_FILE)}`;
  return claims()
    .filter(({ path }) => !isConfirmed(path))
    .map(({ path, what }) =>
      blocker(nameOf(path), `its claims have not been confirmed: ${what}`, mend),
    );
}

/** Statements that the institution's counsel has yet to confirm. */
const unsettled = (): Finding[] =>
  toConfirm().map(({ statement, where, with: who }) =>
    blocker(
      nameOf(TO_CONFIRM_FILE),
      `to be confirmed: ${statement} (${where.join(', ')})`,
      `have it confirmed (${who}), and delete its entry`,
    ),
  );

/** Places, laws and similar names of the previous institution in unconfirmed texts. */
function before(): Finding[] {
  const names = claimsFile()?.before ?? [];
  return texts()
    .filter((file) => !isConfirmed(file))
    .flatMap((file) =>
      linesContaining(names, sourceOf(file).text).map((found) => ({ file, ...found })),
    )
    .map(({ file, name, lines }) =>
      blocker(
        `${nameOf(file)}:${lines.join(',')}`,
        `contains ${name}, listed in before of ${CLAIMS_FILE}`,
        `correct the text and confirm the file, or remove ${name} from before in ${nameOf(CLAIMS_FILE)}`,
      ),
    );
}

/** `security.txt` must expire within a year (RFC 9116, section 2.5.5), and is renewed a month before. */
function security(): Finding[] {
  const { expires } = site().security;
  if (expires > addDays(today(), 30) && expires <= addDays(today(), 365)) return [];
  return [
    blocker(
      nameOf('site.yaml'),
      `security.expires is ${expires}: expected a day more than 30 days ahead, and within a year`,
      'set it to a day in the next year',
    ),
  ];
}

/** Documents and lists that their owner has not confirmed within the year. */
function reviews(): Finding[] {
  const lists = [
    ['jurisdictions.yaml', jurisdictions().reviewed],
    ['business.yaml', business().reviewed],
  ] as const;
  const documents = [...docPages().values()].map(
    ({ file, data }) => [file, data.reviewed] as const,
  );
  return [...lists, ...documents]
    .filter(([, reviewed]) => addMonths(reviewed, REVIEW_MONTHS) <= today())
    .map(([file, reviewed]) =>
      warning(
        nameOf(file),
        `last reviewed on ${reviewed}`,
        'have its owner read it, and set reviewed',
      ),
    );
}

/** Sources that were due to be checked again. */
function sources(): Finding[] {
  return sourcesToRecheck()
    .filter(({ day }) => day <= today())
    .map(({ file, day, statement }) =>
      warning(
        nameOf(file),
        `“${statement}” was to be looked up again on ${day}`,
        'read its source again, and update checked and again',
      ),
    );
}

/** Whether the published texts and prices are recorded, and prices that have yet to be announced. */
function published(): Finding[] {
  const unrecorded = hasFile('published.yaml')
    ? []
    : [
        warning(
          nameOf('published.yaml'),
          'nothing says which legal texts and prices customers were given',
          'npm run record, when the release goes out',
        ),
      ];
  const coming = tariffs()
    .filter(({ effective, announced }) => effective > today() && announced > today())
    .map(({ version, announced }) =>
      note(nameOf(`fees/${version}.yaml`), `is announced on ${announced}`, 'build on that day'),
    );
  return [...unrecorded, ...coming];
}

/** Settings without a decision, and what the site lacks without them. */
function settings(): Finding[] {
  const file = nameOf('site.yaml');
  return [
    ...(site().demo
      ? [blocker(file, 'demo marks the institution as fictitious', 'delete the line demo')]
      : []),
    ...(configuredOf(site()).analytics
      ? []
      : [
          note(
            file,
            'analytics.url is null: visits are not counted',
            'set ANALYTICS_URL, or leave it',
          ),
        ]),
    ...(configuredOf(site()).chat
      ? []
      : [
          note(
            file,
            'chat.provider is none: there is no live chat',
            'set CHAT_PROVIDER, or leave it',
          ),
        ]),
  ];
}

/** Drafts, which are not published. */
const drafts = (): Finding[] =>
  textsIn('.')
    .filter((file) => /^---\n[\s\S]*?\ndraft: true\n[\s\S]*?\n---\n/.test(sourceOf(file).text))
    .map((file) => note(nameOf(file), 'is a draft', 'delete the line draft: true to publish it'));

/** All findings that do not need the network. */
export const findings = (): Finding[] => [
  ...placeholders(),
  ...claimed(),
  ...before(),
  ...unsettled(),
  ...security(),
  ...published(),
  ...settings(),
  ...reviews(),
  ...sources(),
  ...drafts(),
];
