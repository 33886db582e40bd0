import { openPuppeteer } from './puppeteer.ts';
import type { Engine, View, Visitor } from './view.ts';
import { openWebKit } from './webkit.ts';

/** Opens a browser window in this engine. */
export function openView(engine: Engine, visitor: Visitor = {}): Promise<View> {
  return engine === 'webkit' ? openWebKit(visitor) : openPuppeteer(engine, visitor);
}
