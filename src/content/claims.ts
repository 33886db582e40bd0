import { rawOf, textsOf, valueAt } from './exact-yaml.ts';
import { hasFile, sourceOf, textsIn } from './files.ts';
import { read } from './read.ts';
import type { Claims } from './schemas/claims-schema.ts';

/**
 * Claims that are true of one institution only, so that another does not publish them unread:
 * files, folders (each file in them is a claim), and keys of files with other content.
 */
const CLAIMS: Readonly<Record<string, string>> = {
  'site.yaml#support': 'who answers, and when',
  'site.yaml#authorities': 'which authorities are responsible',
  'navigation.yaml#footer': 'what the institution is authorised for, where the footer states it',
  'brand.yaml#mark': 'whose mark the pages, icons and pictures show',
  'facts.yaml': 'facts that many texts repeat',
  'safeguarding.yaml': 'what clients are owed, and what is kept for them',
  'accounts.yaml': 'annual accounts and own funds',
  'incidents.yaml': 'what did not work',
  'dedicated-interface/': 'statistics of the dedicated interface',
  'outsourcing.yaml': 'agents, distributors and outsourced functions',
  'passport.yaml': 'services and host states',
  'jurisdictions.yaml': 'countries that are accepted and refused',
  'business.yaml': 'business that is accepted and refused',
  'eligibility.yaml': 'who can have an account, and what it needs',
  'rails.yaml': 'over which rails payments go',
  'limits.yaml': 'times, amounts and numbers',
  'fees/': 'prices',
  'ask.yaml': 'how a person is reached',
  'quotations.yaml': 'what clients say',
  'legal/': 'terms and policies',
  'legal-ahead/': 'terms and policies to come',
  'docs/': 'what the account does and how the institution works',
  'faq/': 'answers',
  'blog/': 'articles',
  'newsroom/': 'announcements',
  'careers/': 'open positions',
  'own/': 'pages of its own',
  'product/': 'what the account does',
  'industries/': 'whom it serves, and what it asks for',
  'api/guides/': 'what the API does',
  'api/changelog.yaml': 'versions of the API',
  'openapi.yaml': 'what the API does',
  'pages/home.yaml#hero': 'what the institution is',
  'pages/home.yaml#proof': 'facts with their sources',
  'pages/home.yaml#partners': 'whose marks are shown',
  'pages/home.yaml#opening': 'how long the opening takes',
  'pages/home.yaml#safeguarding': 'how clients’ money is kept',
  'pages/about.yaml#story': 'its history',
  'pages/about.yaml#leadership': 'who leads it',
  'pages/about.yaml#figures': 'its figures',
  'pages/about.yaml#principles': 'what it stands for',
  'pages/about.yaml#money': 'where the money is',
  'pages/about.yaml#notDo': 'what it does not do',
  'pages/api.yaml': 'what the API does',
  'pages/careers.yaml#figures': 'its people in figures',
  'pages/careers.yaml#hiring': 'how it hires',
  'pages/careers.yaml#places': 'where it works',
  'pages/careers.yaml#benefits': 'what it offers its people',
  'pages/company.yaml': 'facts for those who check it',
  'pages/newsroom.yaml': 'facts and marks for the press',
  'pages/referral.yaml': 'what a recommendation is paid',
  'pages/whistleblower.yaml': 'how a report is taken',
};

export const CLAIMS_FILE = 'claims.yaml';

export interface Claim {
  /** `safeguarding.yaml`, `docs/limits.mdx`, `pages/about.yaml#story`. */
  readonly path: string;
  readonly what: string;
}

/**
 * Which institution the texts belong to; `null` without the file, and then no claim counts as
 * confirmed.
 */
export const claimsFile = (): Claims | null => (hasFile(CLAIMS_FILE) ? read(CLAIMS_FILE) : null);

export const TO_CONFIRM_FILE = 'to-confirm.yaml';

/** Statements that a lawyer or the institution has yet to confirm. */
export const toConfirm = () => (hasFile(TO_CONFIRM_FILE) ? read(TO_CONFIRM_FILE) : []);

const hasKey = (file: string, key: string) =>
  hasFile(file) && valueAt(rawOf(sourceOf(file)), [key]) !== undefined;

/**
 * Whether the target of a statement's `where` exists: a file, any file of a folder, or a key of a
 * file. Files in `gone` are about to be deleted and do not count.
 */
export function targetExists(where: string, gone: readonly string[] = []): boolean {
  const [file = '', key] = where.split('#');
  if (key) return hasKey(file, key);
  const folder = /^(.*)\/(?:\*\.\w+)?$/.exec(file)?.[1];
  const files = folder === undefined ? [file].filter(hasFile) : textsIn(folder);
  return files.some((one) => !gone.includes(one));
}

/** Pages whose `sections` may state what only their institution can. */
const COMPOSED = ['pages/home.yaml', 'pages/product.yaml', 'pages/industries.yaml'];

/** Sections with clients, people, partners or figures. */
const STATING = /^(?:people|quotation|logos|figures|table)$/;

const inSections = (): Claim[] =>
  COMPOSED.filter((file) =>
    textsOf(sourceOf(file)).some(
      ({ path: [list, , key], text }) =>
        list === 'sections' && key === 'kind' && STATING.test(text),
    ),
  ).map((file) => ({
    path: `${file}#sections`,
    what: 'the people, clients, partners and figures of its own sections',
  }));

/** Every claim that the content makes. */
export function claims(): Claim[] {
  const listed = Object.entries(CLAIMS).flatMap(([entry, what]): Claim[] => {
    if (entry.endsWith('/')) {
      return textsIn(entry.slice(0, -1)).map((path) => ({ path, what }));
    }
    const [file = '', key] = entry.split('#');
    const isThere = key ? hasKey(file, key) : hasFile(file);
    return isThere ? [{ path: entry, what }] : [];
  });
  return [...listed, ...inSections()];
}

/**
 * Whether a confirmation of `path` covers the claim: the claim itself, its file, or a folder around
 * it.
 */
export const confirms = (path: string, claim: string): boolean =>
  path === claim || claim.startsWith(`${path}#`) || (path.endsWith('/') && claim.startsWith(path));

/** Whether somebody at the institution has confirmed a claim, or a whole file. */
export const isConfirmed = (path: string): boolean =>
  (claimsFile()?.confirmed ?? []).some((one) => confirms(one.path, path));
