import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { loadSite } from '#content/site.ts';
import { BUILD_FILE, readBuild } from '#hosting/contract/build-info.ts';
import { headerPolicy, integrationPolicy, stylesOf } from '#hosting/contract/policy.ts';
import { allDocuments, type BuiltPage, contents, DIST, faults, files, sheets } from './pages.ts';

const { csp } = readBuild(DIST).build;
const site = loadSite(process.env);
/** The policy of the response header for a page of the build. */
const headerOf = (file: string) => headerPolicy(csp, stylesOf(csp, file), { secure: true });
const header = headerOf('index.html');

/** Directives that only work in a header, or only make sense over HTTPS. */
const HEADER_ONLY = /^(frame-ancestors|report-uri|report-to|upgrade-insecure-requests)\b/;

/** Directives that equal `default-src`; the pages' meta element leaves them out. */
const FALLS_BACK = /^(img|font|connect|manifest)-src 'self'$/;

function directives(policy: string): string[] {
  return policy.split(';').map((directive) => directive.trim());
}

function copies({ document }: BuiltPage): string[] {
  return [...document.querySelectorAll('meta[http-equiv="content-security-policy" i]')].map(
    (meta) => meta.getAttribute('content') ?? '',
  );
}

test("every page has the header's policy in one meta element, before anything that it applies to", () => {
  expect(
    faults((page) => {
      const expected = directives(headerOf(page.file)).filter(
        (one) => !HEADER_ONLY.test(one) && !FALLS_BACK.test(one),
      );
      const [copy, ...others] = copies(page);
      if (copy === undefined || others.length > 0) return ['not one copy of the policy'];
      const meta = page.document.querySelector('meta[http-equiv="content-security-policy" i]');
      const before = [...page.document.head.children].slice(
        0,
        [...page.document.head.children].indexOf(meta as Element),
      );
      return [
        ...(JSON.stringify(directives(copy)) === JSON.stringify(expected) ? [] : [copy]),
        ...before.filter(({ localName }) => localName !== 'meta').map((item) => item.outerHTML),
      ];
    }, allDocuments),
  ).toEqual([]);
});

function hashed(element: Element): string {
  return `sha256-${createHash('sha256')
    .update(element.textContent ?? '')
    .digest('base64')}`;
}

test("the policy has the hash of every inline script and of each page's inline styles, and no other", () => {
  const used = new Set<string>();
  const styles: Record<string, string[]> = {};
  for (const { file, document } of allDocuments) {
    const data = 'script[type="application/json"], script[type="application/ld+json"]';
    const scripts = [...document.querySelectorAll('script:not([src])')];
    for (const script of scripts.filter((one) => !one.matches(data))) used.add(hashed(script));
    styles[file] = [...document.querySelectorAll('style')].map(hashed);
  }
  expect([...used].sort()).toEqual([...csp.scriptHashes].sort());
  expect(styles).toEqual(csp.styleHashes);
});

test('the policy has the sources of the configured integrations, and no other host', () => {
  const { sources, trustedTypes } = integrationPolicy(site);
  expect([csp.sources, csp.trustedTypes]).toEqual([sources, trustedTypes]);
  const configured = Object.values(sources).flat();
  const named = header.match(/\b(?:https?|wss):\/\/[^\s;]+/g) ?? [];
  expect(named.filter((host) => !configured.includes(host))).toEqual([]);
});

/** Elements that make the browser load something, and the attribute with its URL. */
const FETCHED: readonly [selector: string, attribute: string][] = [
  ['script', 'src'],
  ['img, source, video, audio, iframe, embed, track, input', 'src'],
  ['img, source', 'srcset'],
  ['video', 'poster'],
  ['object', 'data'],
  ['use, image', 'href'],
  ['form', 'action'],
  ['link:not([rel="canonical"], [rel="alternate"], [rel="author"])', 'href'],
];

test('no page loads from, preconnects to, or sends a form to another origin', () => {
  expect(
    faults(
      ({ document }) =>
        FETCHED.flatMap(([selector, attribute]) =>
          [...document.querySelectorAll(`:is(${selector})[${attribute}]`)]
            .map((element) => element.getAttribute(attribute) ?? '')
            .filter((address) => /(^|[\s,])(https?:)?\/\//.test(address)),
        ),
      allDocuments,
    ),
  ).toEqual([]);
  const foreign = sheets.filter((file) =>
    /(url\(\s*["']?|@import\s+["']?)(https?:)?\/\//.test(contents(file)),
  );
  expect(foreign).toEqual([]);
});

test('no source map and no dot file is published', () => {
  const wrong = [...files].filter(
    (file) => file.endsWith('.map') || /\/\.(?!well-known)/.test(file),
  );
  expect(wrong).toEqual([]);
  expect(files.has(`/${BUILD_FILE}`)).toBe(true);
});
