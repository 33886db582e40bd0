import type { Page } from '@playwright/test';

/** One thing that the security policy refused, as text: where, by which directive, and what. */
export type Violation = string;

/**
 * Collects what the policy refuses in every document of the page from now on. The list fills while
 * the page lives; it needs no reading from inside the page, so a navigation loses nothing.
 */
export async function watchPolicy(page: Page): Promise<Violation[]> {
  const violations: Violation[] = [];
  await page.exposeFunction('policyRefused', (text: Violation) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample } = event;
      const report = Reflect.get(window, 'policyRefused') as (text: string) => void;
      report([location.pathname, effectiveDirective, blockedURI, sample].join(' ').trim());
    });
  });
  return violations;
}
