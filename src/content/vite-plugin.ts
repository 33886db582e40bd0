import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { CONTENT_DIR, textsIn } from './files.ts';
import { fillLines } from './marks.ts';
import { marks } from './site.ts';

const BODIES = 'virtual:content-bodies';

/**
 * What Vite has to know of the content directory, wherever it lies: the documents by their paths,
 * the marks in their texts, and that a page is made anew when any file there changes.
 */
export function content(): Plugin {
  return {
    name: 'content',
    enforce: 'pre',
    resolveId: (id) => (id === BODIES ? `\0${BODIES}` : null),
    load(id) {
      if (id !== `\0${BODIES}`) return null;
      const bodies = textsIn('.')
        .filter((file) => file.endsWith('.mdx'))
        .map(
          (file) =>
            `${JSON.stringify(file)}: () => import(${JSON.stringify(join(CONTENT_DIR, file))}),`,
        );
      return `export default {\n${bodies.join('\n')}\n};`;
    },
    transform(code, id) {
      const [file = ''] = id.split('?');
      if (!file.startsWith(CONTENT_DIR) || !file.endsWith('.mdx')) return null;
      return { code: fillLines(relative(process.cwd(), file), code, marks), map: null };
    },
    configureServer(server) {
      server.watcher.add(CONTENT_DIR);
      server.watcher.on('all', (_, file) => {
        if (!file.startsWith(CONTENT_DIR)) return;
        for (const { moduleGraph, hot } of Object.values(server.environments)) {
          moduleGraph.invalidateAll();
          hot.send({ type: 'full-reload' });
        }
      });
    },
  };
}
