import lighthouse from 'lighthouse';
import { launch } from 'puppeteer-core';
import { launchOptions } from '#scripts/browsers.ts';
import { inTurns, median, type Pages, report } from '../results.ts';

const METHODS = { simulate: 'simulated', devtools: 'applied' } as const;
type Method = keyof typeof METHODS;

interface Figures {
  readonly paint: number;
  readonly largest: number;
  readonly blocked: number;
  readonly shift: number;
  readonly score: number;
  readonly script: number;
  readonly requests: number;
}

async function measure(url: string, throttlingMethod: Method, slower: number): Promise<Figures> {
  const browser = await launch({ channel: 'chrome', ...launchOptions() });
  try {
    const port = Number(new URL(browser.wsEndpoint()).port);
    const throttling = { cpuSlowdownMultiplier: slower };
    const flags = { port, throttlingMethod, throttling, logLevel: 'error' } as const;
    const result = await lighthouse(url, flags);
    if (!result) throw new Error(`${url}: Lighthouse gave no result`);
    const { audits, categories } = result.lhr;
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    const details = audits['network-requests']?.details;
    const items = details?.type === 'table' ? details.items : [];
    const scripts = items.filter(({ resourceType }) => resourceType === 'Script');
    return {
      paint: value('first-contentful-paint') / 1000,
      largest: value('largest-contentful-paint') / 1000,
      blocked: value('total-blocking-time'),
      shift: value('cumulative-layout-shift'),
      score: 100 * Math.min(...Object.values(categories).map(({ score }) => score ?? 0)),
      script: scripts.reduce((sum, { transferSize }) => sum + Number(transferSize), 0) / 1000,
      requests: items.length,
    };
  } finally {
    await browser.close();
  }
}

/** Measures pages as on a phone by both methods, in alternation. */
export async function lighthouseTables(runs: number, slower: number, pages: Pages): Promise<void> {
  for (const [method, name] of Object.entries(METHODS) as [Method, string][]) {
    const found = await inTurns(runs, pages, (url) => measure(url, method, slower));
    const rows = found.map(([page, figures]) => {
      const of = (key: keyof Figures, digits: number) =>
        median(figures.map((one) => one[key])).toFixed(digits);
      return [
        page,
        ...[of('paint', 2), of('largest', 2), of('blocked', 0), of('shift', 3), of('score', 0)],
        ...[of('script', 1), of('requests', 0)],
      ];
    });
    report(
      `Lighthouse, ${name} throttling at ${slower}× slowdown, median of ${runs}`,
      [
        ...['page', 'first paint, s', 'largest, s', 'blocked, ms', 'shift', 'least score'],
        ...['script, KB', 'requests'],
      ],
      rows,
    );
  }
}
