import type { z } from 'zod';
import { redirectsSchema } from '#hosting/contract/redirects.ts';
import { limitsSchema } from '#tariff/schema/limits-schema.ts';
import { tariffSchema } from '#tariff/schema/tariff-schema.ts';
import { demoSchema } from './demo/schema.ts';
import { aboutSchema } from './schemas/about-schema.ts';
import { apiChangelogSchema, apiGuideSchema, apiPageSchema } from './schemas/api-schema.ts';
import { askSchema } from './schemas/ask-schema.ts';
import { blogPageSchema } from './schemas/blog-page-schema.ts';
import { brandSchema } from './schemas/brand-schema.ts';
import { businessSchema } from './schemas/business-schema.ts';
import { careersPageSchema } from './schemas/careers-page-schema.ts';
import { claimsSchema, toConfirmSchema } from './schemas/claims-schema.ts';
import { companySchema } from './schemas/company-schema.ts';
import * as disclosures from './schemas/disclosures-schema.ts';
import { docsPageSchema } from './schemas/docs-page-schema.ts';
import * as documents from './schemas/documents-schema.ts';
import { eligibilitySchema } from './schemas/eligibility-schema.ts';
import * as exceptions from './schemas/exceptions-schema.ts';
import { factsSchema } from './schemas/facts-schema.ts';
import { faqPageSchema } from './schemas/faq-page-schema.ts';
import { feePageSchema } from './schemas/fee-page-schema.ts';
import { homeSchema } from './schemas/home-schema.ts';
import { industriesPageSchema } from './schemas/industries-page-schema.ts';
import { interfaceSchema } from './schemas/interface-schema.ts';
import { jurisdictionsSchema } from './schemas/jurisdictions-schema.ts';
import { navigationSchema } from './schemas/navigation-schema.ts';
import { newsroomPageSchema } from './schemas/newsroom-page-schema.ts';
import { industrySchema, productPageSchema, productSchema } from './schemas/product-schema.ts';
import { publishedSchema } from './schemas/published-schema.ts';
import { quotationsSchema } from './schemas/quotations-schema.ts';
import { railsSchema } from './schemas/rails-schema.ts';
import { referralSchema } from './schemas/referral-schema.ts';
import { searchPageSchema, synonymsSchema } from './schemas/search-schema.ts';
import { ownPageSchema } from './schemas/sections-schema.ts';
import { siteSchema } from './schemas/site-schema.ts';
import { whistleblowerSchema } from './schemas/whistleblower-schema.ts';
import { wordsSchema } from './schemas/words-schema.ts';

/** Everything allowed in the content directory, with the schema that parses it. */

interface Single {
  readonly schema: z.ZodType;
  /** An institution may leave this file out. */
  readonly optional?: true;
}

/** A folder of text files of one kind. */
interface Folder {
  readonly schema: z.ZodType;
  readonly ending: 'mdx' | 'md' | 'yaml';
  /** The depth of its files in path segments: two for `faq/{group}/{slug}`. */
  readonly levels: readonly [least: number, most: number];
}

/** Single files, by path. */
export const KNOWN_FILES = {
  'site.yaml': { schema: siteSchema },
  'facts.yaml': { schema: factsSchema },
  'rails.yaml': { schema: railsSchema },
  'limits.yaml': { schema: limitsSchema },
  'demo.yaml': { schema: demoSchema },
  'ask.yaml': { schema: askSchema },
  'brand.yaml': { schema: brandSchema },
  'navigation.yaml': { schema: navigationSchema },
  'redirects.yaml': { schema: redirectsSchema, optional: true },
  'faq-groups.yaml': { schema: documents.faqGroupsSchema },
  'jurisdictions.yaml': { schema: jurisdictionsSchema },
  'business.yaml': { schema: businessSchema },
  'allowed-sums.yaml': { schema: exceptions.allowedSumsSchema, optional: true },
  'coincidences.yaml': { schema: exceptions.coincidencesSchema, optional: true },
  'wrong-on-purpose.yaml': { schema: exceptions.wrongOnPurposeSchema, optional: true },
  'house-words.yaml': { schema: exceptions.houseWordsSchema, optional: true },
  'synonyms.yaml': { schema: synonymsSchema, optional: true },
  'published.yaml': { schema: publishedSchema, optional: true },
  'to-confirm.yaml': { schema: toConfirmSchema, optional: true },
  'claims.yaml': { schema: claimsSchema, optional: true },
  'accounts.yaml': { schema: disclosures.accountsSchema, optional: true },
  'eligibility.yaml': { schema: eligibilitySchema, optional: true },
  'incidents.yaml': { schema: disclosures.incidentsSchema, optional: true },
  'outsourcing.yaml': { schema: disclosures.outsourcingSchema, optional: true },
  'quotations.yaml': { schema: quotationsSchema, optional: true },
  'passport.yaml': { schema: disclosures.passportSchema, optional: true },
  'safeguarding.yaml': { schema: disclosures.safeguardingSchema, optional: true },
  'api/changelog.yaml': { schema: apiChangelogSchema, optional: true },
  'pages/about.yaml': { schema: aboutSchema },
  'pages/api.yaml': { schema: apiPageSchema, optional: true },
  'pages/blog.yaml': { schema: blogPageSchema },
  'pages/careers.yaml': { schema: careersPageSchema, optional: true },
  'pages/company.yaml': { schema: companySchema },
  'pages/docs.yaml': { schema: docsPageSchema },
  'pages/faq.yaml': { schema: faqPageSchema },
  'pages/fee.yaml': { schema: feePageSchema },
  'pages/home.yaml': { schema: homeSchema },
  'pages/industries.yaml': { schema: industriesPageSchema },
  'pages/newsroom.yaml': { schema: newsroomPageSchema, optional: true },
  'pages/product.yaml': { schema: productPageSchema },
  'pages/referral.yaml': { schema: referralSchema, optional: true },
  'pages/search.yaml': { schema: searchPageSchema },
  'pages/whistleblower.yaml': { schema: whistleblowerSchema, optional: true },
} as const satisfies Record<string, Single>;

export const FILES: Readonly<Record<string, Single>> = KNOWN_FILES;

/** Folders, by path. */
export const KNOWN_FOLDERS = {
  'api/guides': { schema: apiGuideSchema, ending: 'mdx', levels: [1, 1] },
  blog: { schema: documents.blogSchema, ending: 'mdx', levels: [1, 1] },
  careers: { schema: documents.careersSchema, ending: 'mdx', levels: [1, 1] },
  'dedicated-interface': { schema: interfaceSchema, ending: 'yaml', levels: [1, 1] },
  docs: { schema: documents.docsSchema, ending: 'mdx', levels: [1, 3] },
  faq: { schema: documents.faqSchema, ending: 'mdx', levels: [2, 2] },
  fees: { schema: tariffSchema, ending: 'yaml', levels: [1, 1] },
  industries: { schema: industrySchema, ending: 'yaml', levels: [1, 1] },
  legal: { schema: documents.legalSchema, ending: 'md', levels: [1, 1] },
  'legal-ahead': { schema: documents.aheadSchema, ending: 'md', levels: [1, 1] },
  'legal-archive': { schema: documents.supersededSchema, ending: 'md', levels: [2, 2] },
  newsroom: { schema: documents.newsroomSchema, ending: 'mdx', levels: [1, 1] },
  own: { schema: ownPageSchema, ending: 'mdx', levels: [1, 3] },
  product: { schema: productSchema, ending: 'yaml', levels: [1, 1] },
  words: { schema: wordsSchema, ending: 'yaml', levels: [1, 1] },
} as const satisfies Record<string, Folder>;

export const FOLDERS: Readonly<Record<string, Folder>> = KNOWN_FOLDERS;

/**
 * Files parsed by code of their own: the API's document, and the record of its published contract.
 */
export const OTHER_FILES = ['openapi.yaml', 'api/published.json'] as const;

/** Pictures used in texts, and files served unchanged. */
export const PICTURES = 'pictures';
export const PUBLIC = 'public';

/** The folder of text files that a file is in, if any. */
export function folderOf(file: string): string | undefined {
  return Object.keys(FOLDERS).find((folder) => file.startsWith(`${folder}/`));
}
