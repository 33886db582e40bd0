import { createHash } from 'node:crypto';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { BUILD_FILE, readBuild } from '../../contract/build-info.ts';
import { headerPolicy, integrationHosts } from '../../contract/policy.ts';
import { loadSite } from '../../src/content/site.ts';
import { type BuiltPage, contents, DIST, documents, faults, files, sheets } from './pages.ts';

const { csp } = readBuild(DIST).build;
const site = loadSite(process.env);
const header = headerPolicy(csp, { secure: true });

/** Directives that only a header can carry, or that only make sense over https. */
const HEADER_ONLY = /^(frame-ancestors|report-uri|report-to|upgrade-insecure-requests)\b/;

function directives(policy: string): string[] {
  return policy.split(';').map((directive) => directive.trim());
}

function copies({ document }: BuiltPage): string[] {
  return [...document.querySelectorAll('meta[http-equiv="content-security-policy" i]')].map(
    (meta) => meta.getAttribute('content') ?? '',
  );
}

test("Google's evaluator has nothing at medium or above", () => {
  const findings = new CspEvaluator(new CspParser(header).csp).evaluate();
  expect(findings.filter(({ severity }) => severity <= Severity.MEDIUM)).toEqual([]);
});

test('nothing unsafe, no wildcard and no plain http is allowed', () => {
  expect(header).not.toMatch(/unsafe-|\*|http:|strict-dynamic/);
  expect(directives(header)).toEqual(
    expect.arrayContaining(["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]),
  );
});

test("every page carries the header's policy once, before anything that it rules", () => {
  const expected = directives(header).filter((directive) => !HEADER_ONLY.test(directive));
  expect(
    faults((page) => {
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
    }, documents),
  ).toEqual([]);
});

function hashed(element: Element): string {
  return `sha256-${createHash('sha256')
    .update(element.textContent ?? '')
    .digest('base64')}`;
}

test('every inline script and style has its hash in the policy, and no hash is left over', () => {
  const used = { scriptHashes: new Set<string>(), styleHashes: new Set<string>() };
  expect(
    faults(({ document }) => {
      const data =
        'script[src], script[type="application/json"], script[type="application/ld+json"]';
      const scripts = [...document.querySelectorAll('script')].filter((one) => !one.matches(data));
      for (const script of scripts) used.scriptHashes.add(hashed(script));
      for (const style of document.querySelectorAll('style')) used.styleHashes.add(hashed(style));
      return [
        ...scripts.filter((script) => !csp.scriptHashes.includes(hashed(script))),
        ...[...document.querySelectorAll('style')].filter(
          (style) => !csp.styleHashes.includes(hashed(style)),
        ),
      ].map(({ outerHTML }) => outerHTML.slice(0, 120));
    }, documents),
  ).toEqual([]);
  expect([...used.scriptHashes].sort()).toEqual([...csp.scriptHashes].sort());
  expect([...used.styleHashes].sort()).toEqual([...csp.styleHashes].sort());
});

test('the policy names the hosts of the configured integrations, and no other', () => {
  expect(csp.hosts ?? {}).toEqual(integrationHosts(site));
  const configured = Object.values(integrationHosts(site)).flat();
  const named = header.match(/\b(?:https?|wss):\/\/[^\s;]+/g) ?? [];
  expect(named.filter((host) => !configured.includes(host))).toEqual([]);
});

/** Elements that make the browser fetch something, and the attribute that says from where. */
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

test('no page fetches, preconnects or sends a form to another origin', () => {
  expect(
    faults(
      ({ document }) =>
        FETCHED.flatMap(([selector, attribute]) =>
          [...document.querySelectorAll(`:is(${selector})[${attribute}]`)]
            .map((element) => element.getAttribute(attribute) ?? '')
            .filter((address) => /(^|[\s,])(https?:)?\/\//.test(address)),
        ),
      documents,
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
