import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Plugin, ViteDevServer } from 'vite';
import { type Fault, faultText } from '#content/fault.ts';
import { HINT, isInside, titleOf } from '#content/files.ts';
import { plainReport } from './report.ts';

/** The faults as a payload of Vite's error overlay, positioned at the first. */
function overlay(faults: readonly Fault[]) {
  const [first] = faults;
  return {
    type: 'error' as const,
    err: {
      plugin: 'content',
      id: first?.file ?? 'content',
      title: titleOf(faults),
      message: plainReport(faults),
      hint: HINT,
      stack: '',
      ...(first?.line === undefined
        ? {}
        : { loc: { file: first.file, line: first.line, column: first.column ?? 1 } }),
    },
  };
}

/** `npm run check --json`, run in a process of its own so that page requests do not wait for it. */
const CHECK = join(import.meta.dirname, '../../scripts/check.ts');

/** The faults of the current content; an aborted run returns none. */
async function checkAside(signal: AbortSignal): Promise<readonly Fault[]> {
  const child = spawn(process.execPath, [CHECK, '--json'], {
    signal,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.on('error', () => undefined);
  const report = await text(child.stdout);
  if (signal.aborted) return [];
  return (JSON.parse(report) as { faults: Fault[] }).faults;
}

/** Checks the content on every change, and shows faults in every open page. */
function watch(server: ViteDevServer): void {
  let faults: readonly Fault[] = [];
  let running = new AbortController();
  const tell = () => {
    if (faults.length > 0) server.environments.client.hot.send(overlay(faults));
  };
  const look = async () => {
    running.abort();
    running = new AbortController();
    // A page that reloads after a correction must not be sent the faults from before.
    faults = [];
    const { signal } = running;
    const found = await checkAside(signal);
    if (signal.aborted) return;
    faults = found;
    for (const fault of faults) server.config.logger.error(faultText(fault));
    tell();
  };
  // A page opened while there are faults is sent them too.
  server.ws.on('connection', tell);
  server.watcher.on('all', (_, file) => {
    if (!isInside(file)) return;
    look().catch((error: Error) => server.config.logger.error(error.message));
  });
}

/** Checks the content while it is edited in the development server. */
export function liveCheck(): Plugin {
  return { name: 'live-check', configureServer: watch };
}
