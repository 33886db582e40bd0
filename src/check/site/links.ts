import { toString as plain } from 'mdast-util-to-string';
import { marks } from '#content/facts.ts';
import { type Fault, nearestOf } from '#content/fault.ts';
import { fillWithPositions } from '#content/marks.ts';
import { concernsMissingPart, isPathAvailable } from '#content/optional-parts.ts';
import { isSafeAddress, SAFE_ADDRESS } from '#content/safe-address.ts';
import { site } from '#content/site.ts';
import { headingAnchors } from '#publish/markdown/anchors.ts';
import type { Document } from '#publish/markdown/read-document.ts';
import { placedTexts } from '../placed-texts.ts';
import type { Addresses } from './addresses.ts';

type FaultDetails = Pick<Fault, 'expected' | 'nearest' | 'gone'>;

/** The context for checking a link. */
export interface Known {
  readonly addresses: Addresses;
  /** The anchors of the document itself, for `#section`. */
  readonly own: readonly string[];
  /** The document is not public itself, so that it may link to others that are not. */
  readonly isHeld: boolean;
  /** The document is also printed, where a URL needs its host. */
  readonly isPrinted?: boolean;
}

/** Redirects that mail programs and search engines wrap around copied URLs. */
const WRAPPED =
  /safelinks\.protection\.outlook\.com|^www\.google\.\w+\/url|^l\.facebook\.com|^lnkd\.in|^urldefense\./;
/** Hosts of previews and drafts, which are temporary or need a login. */
const DRAFTS =
  /\.(netlify\.app|pages\.dev|vercel\.app|ngrok(-free)?\.(io|app|dev)|sharepoint\.com)$|^(docs|drive)\.google\.com$|^(staging|preview|test|dev)\./;
/** Query parameters added for campaign tracking. */
const TRACKING = /^(utm_\w+|mtm_\w+|pk_\w+|fbclid|gclid|msclkid|mc_[ce]id|_hs\w+|igshid|si)$/i;

/** A URL without tracking parameters; `null` if it has none. */
function untracked(url: string): string | null {
  const [before = '', query, anchor] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(url)?.slice(1) ?? [];
  const parts = query?.split('&') ?? [];
  const kept = parts.filter((part) => !TRACKING.test(part.split('=')[0] ?? ''));
  if (kept.length === parts.length) return null;
  return `${before}${kept.length > 0 ? `?${kept.join('&')}` : ''}${anchor ?? ''}`;
}

const LOCAL = /^(localhost|.*\.local|.*\.localhost|127\.|10\.|192\.168\.|\[?::1)/;

function outside(url: string, known: Known): FaultDetails | null {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (!parsed) return { expected: 'expected an address such as https://www.example.com/page' };
  if (LOCAL.test(parsed.hostname)) {
    return { expected: 'works only on one machine: expected a public address' };
  }
  if (WRAPPED.test(`${parsed.hostname}${parsed.pathname}`)) {
    const real = parsed.searchParams.get('url') ?? parsed.searchParams.get('q') ?? undefined;
    return {
      expected:
        'is a redirect of a mail program or search engine: expected the address it leads to',
      nearest: real,
    };
  }
  if (DRAFTS.test(parsed.hostname)) {
    return {
      expected: 'leads to a draft or a preview: expected an address that everybody can open',
    };
  }
  if (parsed.username !== '')
    return { expected: 'expected an address without user name and password' };
  if (parsed.origin === site().urls.site) {
    const nearest = `${parsed.pathname}${parsed.hash}`;
    if (known.isPrinted) return inside(nearest, known);
    return { expected: 'leads to this site: expected the path without the host', nearest };
  }
  if (parsed.protocol === 'https:') return null;
  return { expected: 'expected https://', nearest: url.replace(/^http:/, 'https:') };
}

function inside(url: string, { addresses: { known, unsure }, isHeld }: Known): FaultDetails | null {
  const [path = '', anchor] = url.split('#');
  const [address = '', query] = path.split('?');
  if (address !== '/' && address.endsWith('/')) {
    const nearest = `${address.replace(/\/+$/, '')}${anchor ? `#${anchor}` : ''}`;
    return { expected: 'expected no slash at the end', nearest };
  }
  const found = known.get(address);
  if (!found) {
    if (unsure.some((begin) => address.startsWith(begin))) return null;
    if (!isPathAvailable(address)) {
      return {
        expected: 'leads to a part of the site that this institution does not have',
        gone: true,
      };
    }
    const nearest = nearestOf(address, [...known.keys()]);
    return { expected: 'the site has no such page or file', nearest, gone: true };
  }
  if (found.held !== undefined && !isHeld) {
    const when = found.held === 'draft' ? 'it is a draft' : `from ${found.held} on`;
    return { expected: `leads to a page that is not public yet (${when})` };
  }
  const { anchors } = found;
  if (anchor === undefined || query !== undefined || !anchors || anchors.has(anchor)) return null;
  const nearest = nearestOf(anchor, [...anchors]);
  return {
    expected: `${address} has no section #${anchor}`,
    nearest: nearest && `${address}#${nearest}`,
    gone: true,
  };
}

/** The fault of a link's target; `null` if it is valid. */
function linkFault(url: string, known: Known): FaultDetails | null {
  if (!isSafeAddress(url)) return { expected: SAFE_ADDRESS };
  const clean = untracked(url);
  if (clean !== null) {
    return { expected: 'expected the address without tracking parameters', nearest: clean };
  }
  if (/^mailto:/.test(url)) {
    const isAddress = /^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/.test(url);
    return isAddress ? null : { expected: 'expected mailto:name@example.com' };
  }
  if (/^tel:/.test(url))
    return /^tel:\+?\d+$/.test(url) ? null : { expected: 'expected tel:+370…' };
  if (/^https?:/.test(url)) return outside(url, known);
  if (url.startsWith('//')) return { expected: 'expected https:// before the host' };
  if (url.startsWith('/')) return inside(url, known);
  if (url.startsWith('#')) {
    const anchor = url.slice(1);
    if (known.own.includes(anchor)) return null;
    const nearest = nearestOf(anchor, known.own);
    return { expected: 'this page has no such section', nearest: nearest && `#${nearest}` };
  }
  if (/^www\./.test(url)) return { expected: 'expected https://', nearest: `https://${url}` };
  const nearest = nearestOf(`/${url}`, [...known.addresses.known.keys()]);
  return { expected: 'expected a path from the root of the site, such as /fee', nearest };
}

/** Link texts that do not describe the target. */
const VAGUE = /^(click here|here|more|read more|link|this|learn more|this page|see more)$/i;

/** Links in a document with an invalid target or a vague text. */
export function documentLinks(document: Document, known: Omit<Known, 'own'>): Fault[] {
  const faults: Fault[] = [];
  const own = headingAnchors(document);
  for (const { node } of document.nodes) {
    if (node.type !== 'link' && node.type !== 'definition') continue;
    const wrong = linkFault(node.url, { ...known, own });
    const found = `link to ${node.url || 'nothing'}`;
    if (node.url === '') faults.push(document.fault(node, 'expected an address', { found }));
    else if (wrong) {
      const { expected, ...more } = wrong;
      faults.push(document.fault(node, expected, { found, ...more }));
    }
    if (node.type !== 'link') continue;
    const words = plain(node).trim();
    const hasMore = node.children.some(({ type }) => /^(image|mdxJsx)/.test(type));
    const named = /^(?:https?:\/\/)?(?:www\.)?([\w-]+(?:\.[\w-]+)*\.[a-z]{2,})(?:\/\S*)?$/i.exec(
      words,
    )?.[1];
    const host = URL.canParse(node.url) ? new URL(node.url).hostname.replace(/^www\./, '') : '';
    if (named && host && named.toLowerCase() !== host) {
      const expected = `its text names ${named}: expected a link to that address`;
      faults.push(document.fault(node, expected, { found }));
    }
    if (words === '' && !hasMore) {
      faults.push(document.fault(node, 'a link without text: say where it leads', { found }));
    } else if (VAGUE.test(words)) {
      const expected = 'expected a text that says where the link leads, even when read on its own';
      faults.push(document.fault(node, expected, { found: `link “${words}”` }));
    }
  }
  return faults;
}

/** YAML keys whose value is a URL. */
const LINK_KEYS = new Set(['href', 'url', 'linkUrl', 'page', 'policy', 'apply', 'source']);

/** Invalid URLs in a YAML file, or in the front matter of a document. */
export function yamlLinks(file: string, known: Omit<Known, 'own'>): Fault[] {
  return placedTexts(file).flatMap(({ path, text, fault }): Fault[] => {
    const key = path.at(-1);
    if (typeof key !== 'string' || !LINK_KEYS.has(key) || text === 'null') return [];
    const url = fillWithPositions(text, marks(), () => undefined).text;
    if (concernsMissingPart(file, path, url)) return [];
    if ((key === 'page' || key === 'policy') && !url.startsWith('/')) return [];
    // A source is for editors and no page links to it, so that `http:` is accepted in it.
    const isSource = key === 'source' && /^http:\/\/[^/]+\.\w+\//.test(url);
    const wrong = isSource ? null : linkFault(url, { ...known, own: [] });
    return wrong ? [{ ...fault(wrong.expected, wrong.nearest), gone: wrong.gone }] : [];
  });
}
