import { isRunnableDevEnvironment, type Plugin } from 'vite';
import { clearCaches } from './cache.ts';
import { CONTENT_DIR, isInside } from './files.ts';

/**
 * Vite plugin for the content directory, wherever it is: serves pictures from it, and reloads every
 * page when a file in it changes.
 */
export function content(): Plugin {
  return {
    name: 'content',
    config: () => ({ server: { fs: { allow: ['.', CONTENT_DIR] } } }),
    configureServer(server) {
      server.watcher.add(CONTENT_DIR);
      server.watcher.on('all', (_, file) => {
        if (!isInside(file)) return;
        clearCaches();
        for (const environment of Object.values(server.environments)) {
          const { moduleGraph, hot } = environment;
          for (const [id, module] of moduleGraph.idToModuleMap) {
            if (id.startsWith('\0')) moduleGraph.invalidateModule(module);
          }
          // Content is cached in evaluated modules, so that they are evaluated again.
          if (isRunnableDevEnvironment(environment)) environment.runner.evaluatedModules.clear();
          hot.send({ type: 'full-reload' });
        }
      });
    },
  };
}
