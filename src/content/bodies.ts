import bodies from 'virtual:content-bodies';
import type { MDXInstance } from 'astro';

/** A document's text, ready to be placed, and its sections as a list of contents shows them. */
export async function bodyOf(file: string) {
  const body = bodies[file];
  if (!body) throw new Error(`content/${file}: no such document`);
  const { Content, getHeadings }: MDXInstance<object> = await body();
  const sections = getHeadings()
    .filter(({ depth }) => depth === 2)
    .map(({ slug, text }) => ({ id: slug, label: text.replace(/#$/, '').trim() }));
  return { Content, sections };
}
