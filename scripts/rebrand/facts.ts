import { parseDocument } from 'yaml';
import { PUBLISHED } from '#check/site/published-rules.ts';
import { sourceOf, textsIn } from '#content/files.ts';
import { companySlug, site } from '#content/site.ts';

/** What an institution says of itself when it takes the site over. */
export interface Institution {
  readonly name: string;
  readonly legalName: string;
  readonly companyCode: string;
  readonly licence: string;
  /** Its identification code in payments. */
  readonly bic: string;
  readonly supervisor: string;
  readonly country: string;
  readonly address: string;
  readonly zone: string;
  /** Without a host: `example.com`. */
  readonly domain: string;
}

/** The files of the content directory as they are for another institution; `null` for one that goes. */
export type Changes = Record<string, string | Uint8Array | null>;

const withoutHost = (url: string) => new URL(url).hostname.replace(/^(www|app)\./, '');

/** `site.yaml` with the new facts, its comments as they were. */
function facts(to: Institution): string {
  const document = parseDocument(sourceOf('site.yaml').text);
  const set = (path: readonly string[], value: string) => document.setIn(path, value);
  for (const key of ['name', 'legalName', 'companyCode', 'supervisor', 'zone'] as const) {
    if (to[key]) set([key], to[key]);
  }
  if (to.address) set(['address'], to.country ? `${to.address}, ${to.country}` : to.address);
  if (to.bic) set(['bic'], to.bic);
  return document.toString({ lineWidth: 0 });
}

/** Histories of their own: what another institution published is not this one's. */
const isHistory = (file: string) => file.startsWith('legal-archive/') || file === PUBLISHED;

/** Every text in which the old name or the old addresses stand, with the new ones in their places. */
export function factChanges(to: Institution): Changes {
  const domain = withoutHost(site().urls.site);
  const changes: Changes = {};
  for (const file of textsIn('.')) {
    if (isHistory(file)) {
      changes[file] = null;
      continue;
    }
    const before = sourceOf(file).text;
    const text = file === 'site.yaml' ? facts(to) : before;
    const after = text
      .replaceAll(domain, to.domain || domain)
      // The register's address names the licence too.
      .replaceAll(site().licence.number, to.licence || site().licence.number)
      .replace(new RegExp(`\\b${site().name}\\b`, 'g'), to.name || site().name)
      .replace(
        new RegExp(`\\b${companySlug(site().name)}\\b`, 'g'),
        companySlug(to.name || site().name),
      );
    if (after !== before) changes[file] = after;
  }
  return changes;
}
