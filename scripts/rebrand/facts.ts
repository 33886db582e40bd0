import { parseDocument } from 'yaml';
import { PUBLISHED } from '#check/site/published-rules.ts';
import {
  CLAIMS_FILE,
  claimsFile,
  TO_CONFIRM_FILE,
  targetExists,
  toConfirm,
} from '#content/claims.ts';
import { filesIn, hasFile, sourceOf, textsIn } from '#content/files.ts';
import { newsEntries } from '#content/queries/newsroom-query.ts';
import { site, slugify } from '#content/site.ts';
import { tariffs } from '#content/tariffs.ts';

/** The data of an institution that takes the site over. */
export interface Institution {
  readonly name: string;
  readonly legalName: string;
  readonly companyCode: string;
  readonly licence: string;
  /** Its business identifier code (BIC). */
  readonly bic: string;
  readonly supervisor: string;
  readonly country: string;
  readonly address: string;
  readonly zone: string;
  /** The domain without a host name: `example.com`. */
  readonly domain: string;
}

/** The changed files of the content directory for another institution; `null` removes one. */
export type Changes = Record<string, string | Uint8Array | null>;

const withoutHost = (url: string) => new URL(url).hostname.replace(/^(www|app)\./, '');

/** `site.yaml` with the new facts and its comments unchanged. */
function facts(to: Institution): string {
  const document = parseDocument(sourceOf('site.yaml').text);
  const set = (path: readonly string[], value: string) => document.setIn(path, value);
  for (const key of ['name', 'legalName', 'companyCode', 'supervisor', 'zone'] as const) {
    if (to[key]) set([key], to[key]);
  }
  const [country = '', ...address] = site().address.split(', ').reverse();
  if (to.address || to.country) {
    const street = to.address || address.reverse().join(', ');
    set(['address'], `${street}, ${to.country || country}`);
  }
  if (to.bic) set(['bic'], to.bic);
  if (to.licence) {
    const { number, publicRegister } = site().licence;
    set(['licence', 'number'], to.licence);
    const [before, after] = [encodeURIComponent(number), encodeURIComponent(to.licence)];
    set(
      ['licence', 'publicRegister'],
      publicRegister.replaceAll(before, () => after),
    );
  }
  return document.toString({ lineWidth: 0 });
}

/** A text with the new facts, without the people and clients of the previous institution. */
function textFor(file: string, to: Institution): string {
  if (file === 'site.yaml') return facts(to);
  if (to.legalName && file === 'pages/about.yaml') return without(file, 'leadership');
  if (to.legalName && file === TO_CONFIRM_FILE) return statementsWithout(itsOwn());
  if (to.legalName && file === 'pages/home.yaml') return without(file, 'partners');
  return sourceOf(file).text;
}

/** Records of what the previous institution published. */
const isHistory = (file: string) => file.startsWith('legal-archive/') || file === PUBLISHED;

/** Content specific to the previous institution that a site can do without. */
function itsOwn(): string[] {
  const texts = textsIn('.').filter((file) => !file.startsWith('newsroom/'));
  const announced = tariffs().map((tariff) => tariff.announced);
  const news = newsEntries().filter(({ data }) => !announced.includes(data.date));
  const isLinked = (file: string) => {
    const address = file.replace(/^(.*)\.mdx$/, '/$1');
    return texts.some((text) => sourceOf(text).text.includes(address));
  };
  return [
    ...['quotations.yaml'].filter(hasFile),
    ...['careers', 'dedicated-interface', 'public/people', 'public/partners'].flatMap(filesIn),
    ...news.map(({ file }) => file).filter((file) => !isLinked(file)),
  ];
}

/** A file without some of its keys, with its comments unchanged. */
function without(file: string, ...keys: string[]): string {
  const document = parseDocument(sourceOf(file).text);
  for (const key of keys) document.delete(key);
  return document.toString({ lineWidth: 0 });
}

/** The statements to be confirmed, without those that are only about files being deleted. */
function statementsWithout(gone: readonly string[]): string {
  const document = parseDocument(sourceOf(TO_CONFIRM_FILE).text);
  // From last to first, so that earlier indexes stay valid.
  for (const [index, { where }] of [...toConfirm().entries()].reverse()) {
    const kept = where.filter((path) => targetExists(path, gone));
    if (kept.length === 0) document.deleteIn([index]);
    else if (kept.length < where.length)
      document.setIn([index, 'where'], document.createNode(kept, { flow: true }));
  }
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

/** Nothing is confirmed for the new institution, and the names of the one before are looked for. */
function claimsOf(to: Institution): string {
  const document = parseDocument(hasFile(CLAIMS_FILE) ? sourceOf(CLAIMS_FILE).text : '{}');
  const own = Object.values(to).join('\n');
  const { supervisor, zone } = site();
  const names = claimsFile()?.names ?? [supervisor, zone.replace(/^.*\//, '')];
  document.set(
    'before',
    names.filter((name) => !own.includes(name)),
  );
  document.set('names', []);
  document.set('confirmed', []);
  return document.toString({ lineWidth: 0 });
}

/** Removes the people, clients and claims of the previous institution. */
function ownChanges(to: Institution): Changes {
  return {
    ...Object.fromEntries(itsOwn().map((file) => [file, null])),
    [CLAIMS_FILE]: claimsOf(to),
  };
}

/** Finds a name, but not within a longer word. */
const wholeWord = (name: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(name)}(?![\\p{L}\\p{N}])`, 'gu');

/** Every text with the old name or URLs replaced by the new ones. */
export function factChanges(to: Institution): Changes {
  const domain = withoutHost(site().urls.site);
  const changes = to.legalName ? ownChanges(to) : {};
  for (const file of textsIn('.').filter((one) => !(one in changes))) {
    // What was published under another name stays as it was, and goes with the institution.
    if (isHistory(file)) {
      if (to.legalName) changes[file] = null;
      continue;
    }
    const before = sourceOf(file).text;
    const text = textFor(file, to);
    const after = [
      [domain, to.domain],
      [site().name, to.name],
      [slugify(site().name), slugify(to.name)],
    ].reduce((so, [old = '', new_]) => (new_ ? so.replace(wholeWord(old), () => new_) : so), text);
    if (after !== before) changes[file] = after;
  }
  return changes;
}
