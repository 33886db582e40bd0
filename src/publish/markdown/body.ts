import { runSync } from '@mdx-js/mdx';
import { Fragment, jsx, jsxs } from 'astro/jsx-runtime';
import { createComponent, renderJSX } from 'astro/runtime/server/index.js';
import { once } from '#content/cache.ts';
import { marks } from '#content/facts.ts';
import { filesIn, originalOf, sourceOf } from '#content/files.ts';
import { today } from '#content/site.ts';
import { messagesCacheKey } from '#words/words.ts';
import { buildCache, versionOf } from '../build-cache.ts';
import { type Compiled, compile } from './compile.ts';
import { GLOSSARY } from './glossary.ts';
import Picture from './picture.astro';

/**
 * The cache of compiled documents. Their content depends on their own text, on every fact of the
 * institution, on the date, and on the glossary.
 */
const compiled = once(() =>
  buildCache('bodies', [
    messagesCacheKey(),
    versionOf('{src,hosting}/**/*.{ts,tsx}'),
    today(),
    marks(),
    filesIn('.')
      .filter((file) => /\.(yaml|json)$/.test(file) || file === GLOSSARY)
      .map(sourceOf),
  ]),
);

/**
 * A document's body as a component, and its sections for a table of contents. Created with its page
 * and not retained, as there may be ten thousand documents.
 */
export async function bodyOf(file: string) {
  const source = sourceOf(file);
  const bytes = await compiled()([source, originalOf(source.file)], () =>
    Buffer.from(JSON.stringify(compile(source))),
  );
  const { code, sections }: Compiled = JSON.parse(bytes.toString());
  const { default: Text } = runSync(code, { Fragment, jsx, jsxs });
  const Content = createComponent((result, { components }) =>
    renderJSX(result, Text({ components: { img: Picture, ...components } })),
  );
  return { Content, sections };
}
