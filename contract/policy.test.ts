import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity, Type } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, test } from 'vitest';
import { headerPolicy, integrationHosts, metaPolicy, stylesOf } from './policy.ts';

const SCRIPT = 'sha256-oKJhYmpKZNlOnhrnb90LNJoPdsIqU2/N8zPHmI9EDoQ=';
const STYLE = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
const csp = { scriptHashes: [SCRIPT], styleHashes: { 'faq.html': [STYLE] } };
const styles = stylesOf(csp, 'faq.html');
const NONE = { analytics: { url: null }, chat: { provider: 'none', url: null } };
const findings = (policy: string) => new CspEvaluator(new CspParser(policy).csp).evaluate();

describe('the default policy', () => {
  const policy = headerPolicy(csp, styles, { secure: true });

  test('has nothing at medium or above in the CSP evaluator', () => {
    expect(findings(policy).filter(({ severity }) => severity <= Severity.MEDIUM)).toEqual([]);
  });

  test("has one remark below medium: 'self', and this site hosts no foreign scripts", () => {
    expect(findings(policy).map(({ type, value }) => [type, value])).toEqual([
      [Type.SCRIPT_ALLOWLIST_BYPASS, "'self'"],
    ]);
  });

  test('allows nothing inline but what the build hashed, and no eval', () => {
    expect(policy).not.toMatch(/unsafe|\*|http:/);
    expect(policy).toContain(`script-src 'self' '${SCRIPT}';`);
    expect(policy).toContain(`style-src 'self' '${STYLE}';`);
  });

  test('names no host when nothing is configured', () => {
    expect(integrationHosts(NONE)).toEqual({});
    expect(headerPolicy({ ...csp, hosts: {} }, styles, { secure: false })).not.toContain('//');
  });

  test('lists each hash once and in one order, so that equal builds have equal policies', () => {
    const shuffled = { ...csp, scriptHashes: [STYLE, SCRIPT, STYLE] };
    expect(metaPolicy(shuffled, styles)).toContain(`script-src 'self' '${STYLE}' '${SCRIPT}';`);
  });
});

describe('the copy in the pages', () => {
  test('holds only directives that a meta element may carry', () => {
    expect(metaPolicy(csp, styles)).not.toMatch(/frame-ancestors|report|sandbox|upgrade/);
  });

  test('is the beginning of the header', () => {
    const header = headerPolicy(csp, styles, { secure: false });
    expect(header.startsWith(`${metaPolicy(csp, styles)}; frame-ancestors 'none'`)).toBe(true);
  });
});

describe('configured integrations', () => {
  test('analytics adds its origin where its script, its beacon and its pixel need it', () => {
    const analytics = { url: 'https://stats.example/matomo/' };
    expect(integrationHosts({ ...NONE, analytics })).toEqual({
      'script-src': ['https://stats.example'],
      'connect-src': ['https://stats.example'],
      'img-src': ['https://stats.example'],
    });
  });

  test('a chat of our own adds its origin, once when it is the same as that of analytics', () => {
    const url = 'https://stats.example';
    const hosts = integrationHosts({ analytics: { url }, chat: { provider: 'chatwoot', url } });
    expect(hosts['script-src']).toEqual([url]);
    expect(hosts['frame-src']).toEqual([url]);
  });

  test.each(['crisp', 'tawk'])(
    '%s adds only https and wss hosts, and nothing unsafe',
    (provider) => {
      const hosts = integrationHosts({ ...NONE, chat: { provider, url: null } });
      const policy = headerPolicy({ ...csp, hosts }, styles, { secure: true });
      expect(policy).not.toContain('unsafe');
      expect(policy).not.toContain("frame-src 'none'");
      expect(findings(policy).filter(({ severity }) => severity <= Severity.MEDIUM)).toEqual([]);
    },
  );

  test('reports go where the operator says', () => {
    const policy = headerPolicy(csp, styles, {
      secure: false,
      reportUrl: 'https://reports.example/csp',
    });
    expect(policy).toMatch(/; report-uri https:\/\/reports\.example\/csp; report-to policy$/);
  });
});
