import type { Page } from '@playwright/test';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Annotates a failed test whose page the browser had stopped rendering. */
export const NOT_RENDERED = 'the browser had stopped drawing a page';

/**
 * Whether the browser still renders the page (decision 0008). A page whose own script does not
 * answer counts as rendered, since that is a fault of the site.
 */
export async function isRendered(page: Page): Promise<boolean> {
  const frames = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
        // Far longer than a frame takes on a busy machine.
        setTimeout(resolve, 10_000, false);
      }),
  );
  const noAnswer = new Promise<boolean>((resolve) => setTimeout(resolve, 20_000, true));
  return Promise.race([frames.catch(() => true), noAnswer]);
}

/** Accepts a retry only if the first attempt's page was no longer rendered. */
export default class RetryOnlyStalledPages implements Reporter {
  readonly #faults: TestCase[] = [];

  onTestEnd(test: TestCase, { status, annotations }: TestResult): void {
    const excused = annotations.some(({ type }) => type === NOT_RENDERED);
    if (status !== test.expectedStatus && status !== 'skipped' && !excused) this.#faults.push(test);
  }

  onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    const passedLater = this.#faults.filter((test) => test.outcome() === 'flaky');
    for (const test of passedLater) {
      const name = test.titlePath().filter(Boolean).join(' › ');
      process.stdout.write(`Flaky, passed only at its second attempt: ${name}\n`);
    }
    return Promise.resolve({ status: passedLater.length > 0 ? 'failed' : status });
  }
}
