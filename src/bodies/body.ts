import { runSync } from '@mdx-js/mdx';
import { Fragment, jsx, jsxs } from 'astro/jsx-runtime';
import { createComponent, renderJSX } from 'astro/runtime/server/index.js';
import { sourceOf } from '../content/files.ts';
import { compile } from './compile.ts';
import Picture from './picture.astro';

/**
 * A document's text, ready to be placed, and its sections as a list of contents shows them. It is
 * made when its page is, and forgotten with it: there may be ten thousand.
 */
export function bodyOf(file: string) {
  const { code, sections } = compile(sourceOf(file));
  const { default: Text } = runSync(code, { Fragment, jsx, jsxs });
  const Content = createComponent((result, { components }) =>
    renderJSX(result, Text({ components: { img: Picture, ...components } })),
  );
  return { Content, sections };
}
