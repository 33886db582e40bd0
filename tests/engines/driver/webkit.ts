import { type ChildProcess, spawn } from 'node:child_process';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#hosting/tests/servers.ts';
import { VIRTUAL_SCREEN, WEBKIT_DRIVER } from '#scripts/browsers.ts';
import type { Point, View, Visitor } from './view.ts';

/**
 * Removes the minimum width of the browser's toolbar, so that the window can be as narrow as a
 * phone.
 */
const NARROW_BAR = `* { min-width: 0; padding: 0; margin: 0; border: 0 }
image { -gtk-icon-source: none; min-width: 0; min-height: 0 }`;

/** Starts a virtual X display, large enough for every window; returns its name and its process. */
async function virtualScreen(): Promise<[name: string, process: ChildProcess]> {
  const screen = spawn(
    VIRTUAL_SCREEN,
    ['-displayfd', '3', '-screen', '0', '2000x1400x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const number = await new Promise((resolve, reject) => {
    screen.once('exit', (code) => reject(new Error(`${VIRTUAL_SCREEN} ended with ${code}`)));
    screen.stdio[3]?.once('data', (data) => resolve(String(data).trim()));
  });
  return [`:${number}`, screen];
}

/**
 * Width and height of the first window in pixels, from which the height of the toolbar is measured.
 */
const FIRST = 801;

/** WebKit's minimal browser, in a folder named after the architecture. */
const MINI_BROWSER = '/usr/lib/*/webkit2gtk-*/MiniBrowser';

type Send = (method: string, path: string, body?: object) => Promise<unknown>;

/** A WebDriver client (https://www.w3.org/TR/webdriver2) for the driver on this port. */
function driverOn(port: number): Send {
  return async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value;
    throw new Error(`WebKit, ${method} ${path}: ${JSON.stringify(value)}`);
  };
}

/** Waits until the driver accepts requests. */
async function answering(send: Send, driver: ChildProcess): Promise<void> {
  while (driver.exitCode === null) {
    if (await send('GET', '/status').catch(() => null)) return;
  }
  throw new Error(`${WEBKIT_DRIVER} ended with ${driver.exitCode}`);
}

const pointer = (actions: object[]) => ({
  actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
});

const moves = (through: readonly Point[]) =>
  through.map(({ x, y }) => ({
    type: 'pointerMove',
    duration: 8,
    x: Math.round(x),
    y: Math.round(y),
  }));

/** Opens a WebKitGTK window on a virtual display of its own. */
export async function openWebKit({ still }: Visitor): Promise<View> {
  const settings = mkdtempSync(join(tmpdir(), 'webkit-'));
  await mkdir(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), NARROW_BAR);
  writeFileSync(
    join(settings, 'gtk-3.0/settings.ini'),
    `[Settings]\ngtk-enable-animations=${still ? 0 : 1}\n`,
  );
  const [display, screen] = await virtualScreen();
  const port = await freePort();
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: settings },
  });
  const send = driverOn(port);
  const end = () => {
    driver.kill();
    screen.kill();
    rmSync(settings, { recursive: true, force: true });
  };
  try {
    await answering(send, driver);
    const { sessionId } = (await send('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': { binary: globSync(MINI_BROWSER)[0], args: ['--automation'] },
        },
      },
    })) as { sessionId: string };
    const root = `/session/${sessionId}`;
    const run: View['run'] = (inside, ...args) =>
      send('POST', `${root}/execute/sync`, {
        script: `return (${inside}).apply(null, arguments)`,
        args,
      }) as never;
    const act = async (actions: object[]) => {
      await send('POST', `${root}/actions`, pointer(actions));
    };
    /**
     * Sets the window's size, and waits until the viewport has that width and the height `ofPage`,
     * if given.
     */
    const resize = async (width: number, height: number, ofPage?: number) => {
      await send('POST', `${root}/window/rect`, { x: 0, y: 0, width, height });
      for (;;) {
        const [wide, high] = await run(() => [window.innerWidth, window.innerHeight] as const);
        if (wide === width && high === (ofPage ?? high)) return high;
      }
    };
    // The browser's toolbar takes the same height of every window.
    const bar = FIRST - (await resize(FIRST, FIRST));
    return {
      open: async (url) => void (await send('POST', `${root}/url`, { url })),
      size: async (width, height) => void (await resize(width, height + bar, height)),
      run,
      move: (through) => act(moves(through)),
      click: (at) =>
        act([...moves([at]), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]),
      // In a later task, since the document cannot answer once it is gone.
      back: () => run(() => void setTimeout(() => history.back())),
      forward: () => run(() => void setTimeout(() => history.forward())),
      reload: async () => void (await send('POST', `${root}/refresh`, {})),
      picture: async () => Buffer.from(String(await send('GET', `${root}/screenshot`)), 'base64'),
      close: async () => {
        await send('DELETE', root).catch(() => undefined);
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}
