import { z } from 'zod';
import { flag, words, zone } from '../../tariff/schema/exact.ts';

const httpUrl = z.url({ protocol: /^https?$/, error: 'expected an absolute http(s) address' });

/** A value that may be left open, written as `null`. */
function orNull<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((raw) => (raw === 'null' ? null : raw), schema.nullable());
}

const base = {
  name: z.string().min(2).max(40),
  legalName: z.string().min(2).max(80),
  zone,
  companyCode: z.string().min(1),
  address: z.string().min(5),
  supervisor: z.string().min(3),
  licence: z.strictObject({ number: z.string().min(1), url: httpUrl }),
  emails: z.strictObject({
    support: z.email(),
    press: z.email(),
    careers: z.email(),
    complaints: z.email(),
    whistleblower: z.email(),
    privacy: z.email(),
  }),
  social: z.strictObject({ network: z.string().min(1), url: httpUrl }),
  /** Who writes and answers for documents: teams, never persons. */
  teams: z.array(z.string().min(3).max(30)).min(1),
  tagline: z.string().min(10).max(80),
};

/** The chat widgets that have a loader in `src/integrations/chat.ts`. */
export const CHAT_PROVIDERS = ['none', 'chatwoot', 'crisp', 'tawk'] as const;

/**
 * Facts of the institution and addresses of the outside world (`content/site.yaml`).
 * `urls.site` is an origin without a trailing slash.
 */
export const siteSchema = z
  .strictObject({
    ...base,
    urls: z.strictObject({
      site: httpUrl.refine((url) => new URL(url).origin === url, {
        error:
          'expected an origin such as https://www.example.com, without a path or trailing slash',
      }),
      register: httpUrl,
      login: httpUrl,
      sandbox: httpUrl,
    }),
    analytics: z.strictObject({
      url: orNull(httpUrl),
      consent: z.enum(['notice', 'required']),
      respectSignals: flag,
    }),
    chat: z.strictObject({
      provider: z.enum(CHAT_PROVIDERS),
      id: orNull(words(200)),
      url: orNull(httpUrl),
    }),
  })
  .superRefine((site, context) => {
    if (site.chat.provider !== 'none' && site.chat.id === null) {
      context.addIssue({
        code: 'custom',
        path: ['chat', 'id'],
        message: `expected the ${site.chat.provider} account's id (CHAT_ID)`,
      });
    }
    if (site.chat.provider === 'chatwoot' && site.chat.url === null) {
      context.addIssue({
        code: 'custom',
        path: ['chat', 'url'],
        message: 'expected the address of the Chatwoot instance (CHAT_URL)',
      });
    }
  });

export type Site = z.infer<typeof siteSchema>;

/** Who issues the document; printed on its first page. */
export interface CompanyFacts {
  readonly name: string;
  readonly legalName: string;
  readonly companyCode: string;
  readonly address: string;
  readonly licenceNumber: string;
  readonly supervisor: string;
  readonly supportEmail: string;
  /** Origin of the website; links that start with `/` lead there. */
  readonly site: string;
}
