import { EventEmitter } from 'node:events';
import { join, resolve } from 'node:path';
import type { ViteDevServer } from 'vite';
import { expect, it, vi } from 'vitest';
import { CONTENT_DIR } from './files.ts';
import { content } from './vite-plugin.ts';

const MADE = '\0virtual:made-of-content';
const MODULES = [MADE, resolve('src/spec.ts')];

/** The reaction of the development server to a file that is added, changed or removed. */
function afterChanging(event: string, file: string) {
  const watcher = Object.assign(new EventEmitter(), { add: vi.fn() });
  const environment = {
    moduleGraph: {
      idToModuleMap: new Map(MODULES.map((id) => [id, id])),
      invalidateModule: vi.fn(),
    },
    hot: { send: vi.fn() },
  };
  const { configureServer } = content();
  if (typeof configureServer !== 'function') throw new Error('the plugin watches nothing');
  const server = { watcher, environments: { client: environment, ssr: environment } };
  configureServer.call({} as never, server as unknown as ViteDevServer);
  watcher.emit('all', event, file);
  return { watcher, environment };
}

it.each([
  ['change', 'pages/home.yaml'],
  ['change', 'navigation.yaml'],
  ['add', 'fees/2031-1.yaml'],
  ['change', 'limits.yaml'],
  ['unlink', 'blog/a-post.mdx'],
])('live reload: every page is reloaded after %s of %s', (event, file) => {
  const { watcher, environment } = afterChanging(event, join(CONTENT_DIR, file));
  expect(watcher.add).toHaveBeenCalledWith(CONTENT_DIR);
  const { calls } = environment.moduleGraph.invalidateModule.mock;
  expect(calls.flat()).toEqual([MADE, MADE]);
  expect(environment.hot.send.mock.calls).toEqual(Array(2).fill([{ type: 'full-reload' }]));
});

it('live reload: a file outside the content directory is ignored', () => {
  const { environment } = afterChanging('change', resolve('src/spec.ts'));
  expect(environment.moduleGraph.invalidateModule).not.toHaveBeenCalled();
  expect(environment.hot.send).not.toHaveBeenCalled();
});
