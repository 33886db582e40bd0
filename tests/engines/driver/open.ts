import { openPuppeteer } from './puppeteer.ts';
import type { Engine, View, Visitor } from './view.ts';
import { openWebKit } from './webkit.ts';

/** A browser's window in this engine. */
export function openView(engine: Engine, visitor: Visitor = {}): Promise<View> {
  return engine === 'webkit' ? openWebKit(visitor) : openPuppeteer(engine, visitor);
}
