import type { DocNode } from '../../content/queries/docs-tree.ts';
import type { StripStop } from '../../lines/strip-map.tsx';

/** The tree as stops, open along the way to one document: its chapters are passed, it is the lamp. */
export function stopsFor(tree: readonly DocNode[], trail: readonly DocNode[]): StripStop[] {
  const here = trail.at(-1)?.slug;
  const passed = new Set(trail.map(({ slug }) => slug));
  const stops = (nodes: readonly DocNode[]): StripStop[] =>
    nodes.map(({ slug, label, href, children }) => ({
      label,
      href,
      current: slug === here,
      state: passed.has(slug) ? 'done' : 'ring',
      branch: passed.has(slug) ? stops(children) : [],
    }));
  return stops(tree);
}
