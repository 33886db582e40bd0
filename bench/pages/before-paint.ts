import type { Browser, CDPSession } from 'playwright-core';
import { inTurns, median, type Pages, report } from '../results.ts';
import { visit } from './visitor.ts';

/** A trace event, with the fields used here (https://chromium.googlesource.com/catapult). */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  /** Processor time, which does not depend on the machine's other load. */
  readonly tdur?: number;
  readonly tid: number;
  readonly args: {
    readonly beginData?: { readonly dirtyObjects?: number };
    readonly data?: { readonly isOutermostMainFrame?: boolean };
  };
}

/** The categories measured, by the names of their trace events. */
const PARTS = {
  layout: ['Layout'],
  style: ['UpdateLayoutTree'],
  script: ['EvaluateScript', 'FunctionCall', 'v8.compile', 'v8.compileModule'],
  parse: ['ParseHTML', 'ParseAuthorStyleSheet'],
  paint: ['PrePaint', 'Paint', 'Layerize', 'Commit'],
} as const;
type Part = keyof typeof PARTS;
const NAMES = Object.keys(PARTS) as Part[];

async function traced(session: CDPSession, act: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline', 'loading', 'blink.user_timing', 'v8'],
    },
  });
  await act();
  const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.end');
  await complete;
  return events;
}

async function beforePaint(browser: Browser, url: string, slower: number) {
  const { page, session } = await visit(browser, { slower });
  const events = await traced(session, async () => {
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
  });
  await page.context().close();
  const painted = events.find(({ name }) => name === 'firstContentfulPaint');
  const thread = painted?.tid;
  const main = events.filter(({ tid, ph, dur }) => tid === thread && ph === 'X' && dur);
  const sum = (part: Part, isBefore: boolean) =>
    main
      .filter(({ name, ts }) => {
        const isPart = (PARTS[part] as readonly string[]).includes(name);
        return isPart && ts < (painted?.ts ?? 0) === isBefore;
      })
      .reduce((total, { tdur = 0 }) => total + tdur / 1000, 0);
  const layouts = main.filter(({ name }) => name === 'Layout').map(({ tdur = 0 }) => tdur / 1000);
  return [
    Math.max(0, ...layouts),
    ...NAMES.map((part) => sum(part, true)),
    ...NAMES.map((part) => sum(part, false)),
  ];
}

/** The work of the main thread before the first paint and after it, until it is idle. */
export async function beforePaintTable(
  browser: Browser,
  runs: number,
  slower: number,
  pages: Pages,
): Promise<void> {
  const found = await inTurns(runs, pages, (url) => beforePaint(browser, url, slower));
  report(
    `Before the first paint, and behind it until quiet, at ${slower}× slowdown, median of ${runs}, ms`,
    [
      'page',
      'longest layout',
      ...NAMES.map((name) => `${name} before`),
      ...NAMES.map((name) => `${name} behind`),
    ],
    found.map(([name, all]) => [
      name,
      ...(all[0] ?? []).map((_, at) => median(all.map((one) => one[at] ?? 0)).toFixed(0)),
    ]),
  );
}
