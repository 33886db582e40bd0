import { posix } from 'node:path';
import { parseDocument } from 'yaml';
import { hasFile, sourceOf, textsIn } from '#content/files.ts';
import { hasPart } from '#content/optional-parts.ts';
import { faqGroups } from '#content/queries/faq-query.ts';
import { blogPage, careersPage } from '#content/queries/pages-query.ts';
import { REDIRECTS } from '#content/redirects.ts';
import { site, slugify, today } from '#content/site.ts';
import { tariffs } from '#content/tariffs.ts';
import { StartError } from '#hosting/contract/settings.ts';
import { addDays, addMonths } from '#tariff/day.ts';

/** The questions for a new document, and the file made from the answers. */
export interface Kind {
  readonly what: string;
  readonly asks: Readonly<Record<string, string>>;
  /** The file and its text; for a file with a list, the whole list including the new entry. */
  readonly write: (answers: Readonly<Record<string, string>>) => {
    file: string;
    text: string;
    /** What remains to be done before publication, apart from removing `draft`. */
    next?: string;
  };
}

/** A title as a file name, with German umlauts as two letters. */
const fileName = (title: string): string =>
  slugify(/^de\b/.test(site().language) ? title.replace(/[äöü]/gi, '$&e') : title);

const quoted = (text: string) => JSON.stringify(text);

const STOPS = `stops:
  - { label: TODO First, at: TODO Day 0 }
  - { label: TODO Second, at: TODO Day 1 }
  - { label: TODO Third, at: TODO Day 2 }
`;

const first = (names: readonly string[]): string => names[0] ?? '';

/** Throws if the institution has no careers. */
function requireCareers(): void {
  if (hasPart('careers')) return;
  throw new StartError('This institution has no careers: add pages/careers.yaml first.');
}

const DESCRIPTION = 'One sentence that makes sense in a search result';

function tariff({ announced, effective }: Readonly<Record<string, string>>) {
  const last = tariffs().at(-1);
  if (!last) throw new StartError('content/fees: there is no price list to copy');
  const announcedOn = announced || addDays(today(), 1);
  if (Number.isNaN(Date.parse(announcedOn))) {
    throw new StartError(
      `announced is "${announcedOn}": expected a calendar day, such as ${today()}`,
    );
  }
  const earliest = addMonths(announcedOn, 2);
  const from = effective || ([earliest, addMonths(last.effective, 1)].sort().at(-1) ?? earliest);
  if (from < earliest) {
    throw new StartError(
      `effective is ${from}: customers must be told two months before, so ${earliest} at the earliest`,
    );
  }
  const year = from.slice(0, 4);
  const taken = tariffs().filter(({ version }) => version.startsWith(`${year}-`)).length;
  const version = `${year}-${taken + 1}`;
  const text = sourceOf(`fees/${last.version}.yaml`)
    .text.replace(/^version: .*$/m, `version: ${version}`)
    .replace(/^announced: .*$/m, `announced: ${announcedOn}`)
    .replace(/^effective: .*$/m, `effective: ${from}`);
  return {
    file: `fees/${version}.yaml`,
    text,
    next: `It is public from ${announcedOn}${hasPart('newsroom') ? ', and needs an announcement of that day in the newsroom: npm run new -- news' : ''}`,
  };
}

function redirect({ from = '', to = '', reason = '' }: Readonly<Record<string, string>>) {
  const document = parseDocument(hasFile(REDIRECTS) ? sourceOf(REDIRECTS).text : '[]\n');
  document.add(document.createNode({ from, to, status: 301, reason }));
  return { file: REDIRECTS, text: document.toString({ lineWidth: 0 }) };
}

function office({
  name = '',
  country = '',
  label = '',
  text = '',
}: Readonly<Record<string, string>>) {
  requireCareers();
  const document = parseDocument(sourceOf('pages/careers.yaml').text);
  document.addIn(
    ['places', 'items'],
    document.createNode({ name, country: country.toUpperCase(), label, text, people: '1' }),
  );
  return { file: 'pages/careers.yaml', text: document.toString({ lineWidth: 0 }) };
}

/**
 * The kinds of documents that `npm run new` creates. The texts to be replaced begin with `TODO`,
 * which the check refuses once the document is no draft any more, in any language.
 */
export const KINDS: Readonly<Record<string, Kind>> = {
  post: {
    what: 'a blog post',
    asks: { title: 'Title', description: DESCRIPTION },
    write: ({ title = '', description = '' }) => ({
      file: `blog/${fileName(title)}.mdx`,
      text: `---\ntitle: ${quoted(title)}\ndescription: ${quoted(description)}\ndate: ${today()}\ndraft: true\ntopic: ${first(Object.keys(blogPage().topics))}\nauthor: ${first(site().teams)}\nrails: []\n${STOPS}---\n\nTODO What it is about, in a paragraph.\n\n## TODO The first section\n\nTODO Its text.\n`,
    }),
  },
  news: {
    what: 'a newsroom announcement',
    asks: { title: 'Title', description: DESCRIPTION, place: 'Place' },
    write: ({ title = '', description = '', place = '' }) => ({
      file: `newsroom/${fileName(title)}.mdx`,
      text: `---\ntitle: ${quoted(title)}\ndescription: ${quoted(description)}\ndate: ${today()}\ndraft: true\nkind: announcement\nplace: ${quoted(place)}\nrails: []\n---\n\nTODO What happened, when, and for whom.\n`,
    }),
  },
  position: {
    what: 'an open position',
    asks: {
      title: 'Title',
      description: DESCRIPTION,
      from: 'Annual pay, from',
      to: 'Annual pay, to',
    },
    write: ({ title = '', description = '', from = '', to = '' }) => {
      requireCareers();
      return {
        file: `careers/${fileName(title)}.mdx`,
        text: `---\ntitle: ${quoted(title)}\ndescription: ${quoted(description)}\nteam: ${first(careersPage().teams)}\nplaces: [${quoted(first(careersPage().places.items.map(({ name }) => name)))}]\ntype: Full time\nsalary: { from: ${from}, to: ${to}, currency: EUR }\nopened: ${today()}\ncloses: ${addMonths(today(), 3)}\ndraft: true\nreportsTo: TODO Head of the team\nsteps:\n  - { day: 0, title: You apply, text: TODO CV or a link. }\n  - { day: 4, title: We answer, text: "TODO A person writes: yes or no." }\n  - { day: 14, title: The offer, text: TODO In writing. }\nsend:\n  - TODO CV or a link to one\n  - TODO Where you may work, and from when\n---\n\n## What you will do\n\nTODO The work.\n\n## What we expect\n\nTODO The experience.\n\n## What we offer\n\nTODO The rest.\n`,
      };
    },
  },
  docs: {
    what: 'a page of the documentation',
    asks: { title: 'Title', description: DESCRIPTION, folder: 'Folder, such as payments' },
    write: ({ title = '', description = '', folder = '' }) => ({
      file: posix.join('docs', folder, `${fileName(title)}.mdx`),
      text: `---\ntitle: ${quoted(title)}\ndescription: ${quoted(description)}\nupdated: ${today()}\nreviewed: ${today()}\ndraft: true\nowner: ${first(site().teams)}\norder: 900\n---\n\nTODO What it is about, in a paragraph.\n\n## TODO The first section\n\nTODO Its text.\n`,
    }),
  },
  page: {
    what: 'an additional page at its own address',
    asks: { title: 'Title', description: DESCRIPTION, address: 'Address, such as security' },
    write: ({ title = '', description = '', address = '' }) => ({
      file: `own/${address.replace(/^\//, '') || fileName(title)}.mdx`,
      text: `---\ntitle: ${quoted(title)}\ndescription: ${quoted(description)}\nheading: ${quoted(title)}\nlead: ${quoted(description)}\ndraft: true\nsections:\n  - kind: text\n    heading: TODO The first section\n    texts: [TODO Its text.]\n---\n\nTODO What it is about, in a paragraph.\n`,
    }),
  },
  faq: {
    what: 'an FAQ entry',
    asks: { question: 'Question', group: `Group` },
    write: ({ question = '', group = '' }) => {
      const groups = faqGroups().map(({ id }) => id);
      if (group && !groups.includes(group)) {
        throw new StartError(`--group is "${group}": expected one of ${groups.join(', ')}.`);
      }
      return {
        file: `faq/${group || first(groups)}/${fileName(question).split('-').slice(0, 5).join('-')}.mdx`,
        text: `---\nquestion: ${quoted(question)}\norder: 900\ndraft: true\n---\n\nTODO The answer, in one to four short paragraphs.\n`,
      };
    },
  },
  tariff: {
    what: 'a new price list, copied from the last',
    asks: {
      announced: 'Announced to customers on (empty: tomorrow)',
      effective: 'In force from (empty: the earliest possible day)',
    },
    write: tariff,
  },
  redirect: {
    what: 'a redirect',
    asks: { from: 'Old address', to: 'New address', reason: 'Reason' },
    write: redirect,
  },
  office: {
    what: 'an office',
    asks: {
      name: 'Name',
      country: 'Country in two letters, such as LT',
      label: 'Label',
      text: 'One sentence about the office',
    },
    write: office,
  },
};

/** Whether a file of this name exists. */
export const isTaken = (file: string): boolean =>
  ![REDIRECTS, 'pages/careers.yaml'].includes(file) &&
  textsIn('.').some((one) => one.toLowerCase() === file.toLowerCase());
