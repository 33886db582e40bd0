import { relative } from 'node:path';
import { isRunnableDevEnvironment, type Plugin } from 'vite';
import { CONTENT_DIR } from './files.ts';
import { forget } from './once.ts';

const isInside = (file: string) => !relative(CONTENT_DIR, file).startsWith('..');

/**
 * What Vite has to know of the content directory, wherever it lies: that it may hand out pictures of
 * it, and that every page is made anew when a file there changes.
 */
export function content(): Plugin {
  return {
    name: 'content',
    config: () => ({ server: { fs: { allow: ['.', CONTENT_DIR] } } }),
    configureServer(server) {
      server.watcher.add(CONTENT_DIR);
      server.watcher.on('all', (_, file) => {
        if (!isInside(file)) return;
        forget();
        for (const environment of Object.values(server.environments)) {
          const { moduleGraph, hot } = environment;
          for (const [id, module] of moduleGraph.idToModuleMap) {
            if (id.startsWith('\0')) moduleGraph.invalidateModule(module);
          }
          // What code has read of the content is read again; the code itself is what it was.
          if (isRunnableDevEnvironment(environment)) environment.runner.evaluatedModules.clear();
          hot.send({ type: 'full-reload' });
        }
      });
    },
  };
}
