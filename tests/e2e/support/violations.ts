import type { Page } from '@playwright/test';

/**
 * Collects all policy violations of the page from now on, each as text: path, directive, and what
 * was refused. The page reports them as they occur, so none is lost by a navigation.
 */
export async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('policyRefused', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample } = event;
      const report = Reflect.get(window, 'policyRefused') as (text: string) => void;
      report([location.pathname, effectiveDirective, blockedURI, sample].join(' ').trim());
    });
  });
  return violations;
}
