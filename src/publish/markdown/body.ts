import { runSync } from '@mdx-js/mdx';
import { Fragment, jsx, jsxs } from 'astro/jsx-runtime';
import { createComponent, renderJSX } from 'astro/runtime/server/index.js';
import { marks } from '#content/facts.ts';
import { filesIn, originalOf, sourceOf } from '#content/files.ts';
import { once } from '#content/once.ts';
import { today } from '#content/site.ts';
import { spoken } from '#words/words.ts';
import { buildCache, versionOf } from '../build-cache.ts';
import { type Compiled, compile } from './compile.ts';
import { GLOSSARY } from './glossary.ts';
import Picture from './picture.astro';

/**
 * Documents that builds before this one have compiled. What they may say rests on their own text, on
 * every fact of the institution, on the day, and on the words of the glossary.
 */
const compiled = once(() =>
  buildCache('bodies', [
    spoken(),
    versionOf('{src,hosting}/**/*.{ts,tsx}'),
    today(),
    marks(),
    filesIn('.')
      .filter((file) => /\.(yaml|json)$/.test(file) || file === GLOSSARY)
      .map(sourceOf),
  ]),
);

/**
 * A document's text, ready to be placed, and its sections as a list of contents shows them. It is
 * made when its page is, and forgotten with it: there may be ten thousand.
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
