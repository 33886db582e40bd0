import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, test } from 'vitest';
import { headerPolicy, integrationPolicy, stylesOf } from './policy.ts';

const SCRIPT = 'sha256-oKJhYmpKZNlOnhrnb90LNJoPdsIqU2/N8zPHmI9EDoQ=';
const STYLE = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
const NONE = { analytics: { url: null }, chat: { provider: 'none', url: null } };
const own = { scriptHashes: [SCRIPT], styleHashes: { 'faq.html': [STYLE] } };
const csp = { ...own, ...integrationPolicy(NONE) };
const styles = stylesOf(csp, 'faq.html');
const findings = (policy: string) => new CspEvaluator(new CspParser(policy).csp).evaluate();

describe('the default policy', () => {
  const policy = headerPolicy(csp, styles, { secure: true });

  test('has no finding of medium severity or above in the CSP evaluator', () => {
    expect(findings(policy).filter(({ severity }) => severity <= Severity.MEDIUM)).toEqual([]);
  });
});

describe('configured integrations', () => {
  const url = 'https://stats.example';
  const analytics = { url: `${url}/matomo/` };

  test('analytics adds its origin for its script, its requests and its tracking pixel', () => {
    const { sources, trustedTypes } = integrationPolicy({ ...NONE, analytics });
    const hosts = { 'script-src': [url], 'connect-src': [url], 'img-src': [url] };
    expect(sources).toEqual(hosts);
    expect(trustedTypes).toEqual(['analytics']);
  });

  test('a self-hosted chat adds its origin, only once if analytics has the same origin', () => {
    const { sources } = integrationPolicy({ analytics, chat: { provider: 'chatwoot', url } });
    expect(sources['script-src']).toEqual([url]);
    expect(sources['connect-src']).toEqual([url, 'wss://stats.example']);
  });

  test('a service by one script tag has the origins that content names, and Trusted Types', () => {
    const script = {
      src: 'https://count.example/js/script.js',
      policy: { connect: ['https://api.count.example'] },
    };
    const { sources, trustedTypes } = integrationPolicy({
      ...NONE,
      analytics: { url: null, script },
    });
    expect(sources).toEqual({
      'script-src': ['https://count.example'],
      'connect-src': ['https://api.count.example'],
    });
    expect(trustedTypes).toEqual(['analytics']);
    const chat = integrationPolicy({ ...NONE, chat: { ...NONE.chat, script } });
    expect(chat.sources['style-src']).toEqual(["'unsafe-inline'"]);
    expect(chat.trustedTypes).toBeNull();
  });

  test.each([
    ['chatwoot', url],
    ['crisp', null],
    ['tawk', null],
  ])('%s may use inline styles, but no inline script', (provider, own) => {
    const all = { ...csp, ...integrationPolicy({ ...NONE, chat: { provider, url: own } }) };
    const policy = headerPolicy(all, stylesOf(all, 'faq.html'), { secure: true });
    const of = (name: string) => policy.split('; ').find((one) => one.startsWith(`${name} `)) ?? '';
    // Browsers ignore 'unsafe-inline' if the directive also has a hash.
    expect(of('style-src')).toMatch(/'unsafe-inline'/);
    expect(of('style-src')).not.toContain('sha256');
    expect(policy.replace(of('style-src'), '')).not.toContain('unsafe');
    for (const name of ['frame-src', 'media-src']) expect(of(name)).toMatch(/https:/);
    expect(of('connect-src')).toMatch(/wss:/);
    expect(of('script-src').split(' ').slice(3).join(' ')).toMatch(/^https:\/\/[a-z.]+$/);
    expect(policy).not.toContain('trusted-types');
    const grave = findings(policy).filter(({ severity }) => severity <= Severity.MEDIUM);
    expect(grave.filter(({ directive }) => directive !== 'style-src')).toEqual([]);
  });
});
