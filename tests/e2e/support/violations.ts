import type { Page } from '@playwright/test';

/** A violation of the security policy as text: path, directive, and what was refused. */
export type Violation = string;

/**
 * Collects all policy violations of the page from now on. The page reports them as they occur, so
 * none is lost by a navigation.
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
