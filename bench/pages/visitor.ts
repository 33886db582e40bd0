import type { Browser, CDPSession, Page } from 'playwright-core';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

/** The conditions of a visit: phone or desktop, processor slowdown, network. */
export interface Conditions {
  readonly desk?: boolean;
  /** Processor slowdown factor. */
  readonly slower: number;
  /** Latency of 150 ms and 1.6 Mbit/s. */
  readonly slowLine?: boolean;
}

export interface Visit {
  readonly page: Page;
  readonly session: CDPSession;
  /** The bytes of each request, by its id. */
  readonly requests: ReadonlyMap<string, number>;
}

/** A new visit with an empty cache and a blank page. */
export async function visit(
  browser: Browser,
  { desk = false, slower, slowLine = false }: Conditions,
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: desk ? DESK : PHONE,
    ...(!desk && { isMobile: true, hasTouch: true, deviceScaleFactor: 2 }),
    reducedMotion: 'no-preference',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const requests = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (/^https?:/.test(request.url)) requests.set(requestId, 0);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (requests.has(requestId)) requests.set(requestId, encodedDataLength);
  });
  await session.send('Network.enable');
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  if (slowLine) {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 200_000,
    });
  }
  return { page, session, requests };
}
