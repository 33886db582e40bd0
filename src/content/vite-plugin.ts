import { join, relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isRunnableDevEnvironment, type Plugin } from 'vite';
import { marks } from './facts.ts';
import { CONTENT_DIR, ContentError, sourceOf, textsIn } from './files.ts';
import { heldOf } from './held.ts';
import { fillLines, type Marks } from './marks.ts';
import { forget } from './once.ts';
import { PREVIEW } from './visible.ts';

const BODIES = 'virtual:content-bodies';

/** The marks as they can be read; none while the facts have a fault, of which the check tells. */
function marksNow(): Marks | null {
  try {
    return marks();
  } catch (error) {
    if (error instanceof ContentError) return null;
    throw error;
  }
}

const isInside = (file: string) => !relative(CONTENT_DIR, file).startsWith('..');

/**
 * What Vite has to know of the content directory, wherever it lies: the documents by their paths,
 * the marks in their texts, and that every page is made anew when a file there changes.
 */
export function content(): Plugin {
  /** The marks that the documents were filled with. */
  let used: Marks | null = null;
  return {
    name: 'content',
    enforce: 'pre',
    resolveId: (id) => (id === BODIES ? `\0${BODIES}` : null),
    load(id) {
      const [path = ''] = id.split('?');
      if (id === `\0${BODIES}`) {
        const imports = textsIn('.')
          .filter((file) => file.endsWith('.mdx'))
          // What is held back leaves nothing behind in what is published, not even its pictures.
          .filter((file) => PREVIEW === 'all' || heldOf(file) === undefined)
          .map((file) => [file, join(CONTENT_DIR, file)].map((text) => JSON.stringify(text)))
          .map(([file, module]) => `${file}: () => import(${module}),`);
        return `export default {\n${imports.join('\n')}\n};`;
      }
      if (!path.endsWith('.mdx') || !isInside(path)) return null;
      const { name, text } = sourceOf(relative(CONTENT_DIR, path));
      used = marks();
      return fillLines(name, text, used);
    },
    configureServer(server) {
      server.watcher.add(CONTENT_DIR);
      server.watcher.on('all', (_, file) => {
        if (!isInside(file)) return;
        const before = used;
        forget();
        used = marksNow();
        const sameMarks = isDeepStrictEqual(before, used);
        for (const environment of Object.values(server.environments)) {
          const { moduleGraph, hot } = environment;
          for (const [id, module] of moduleGraph.idToModuleMap) {
            const [path = ''] = id.split('?');
            const isText = path.endsWith('.mdx') && isInside(path);
            const isStale = id.startsWith('\0') || path === file || (isText && !sameMarks);
            if (isStale) moduleGraph.invalidateModule(module);
          }
          // What code has read of the content is read again; the code itself is what it was.
          if (isRunnableDevEnvironment(environment)) environment.runner.evaluatedModules.clear();
          hot.send({ type: 'full-reload' });
        }
      });
    },
  };
}
