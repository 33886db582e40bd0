import { slug } from 'github-slugger';
import { anchorText } from '../anchor-text.ts';
import { textsOf } from '../exact-yaml.ts';
import { marks } from '../facts.ts';
import { originalOf, sourceOf } from '../files.ts';
import { fillWithPositions } from '../marks.ts';
import type { Section } from '../schemas/sections-schema.ts';
import { site } from '../site.ts';
import { askContent } from './ask-query.ts';
import { feeList } from './fee-list-query.ts';
import { readoutOf } from './limits-query.ts';

/**
 * The anchors of the sections declared in a file, by index: slugs of their headings. A translation
 * uses the anchors of the original, so that links work in every language.
 */
export function sectionAnchors(file: string): ReadonlyMap<number, string> {
  const written = textsOf(originalOf(file) ?? sourceOf(file));
  return new Map(
    written.flatMap(({ path: [list, at, key, ...deeper], text }) => {
      if (list !== 'sections' || key !== 'heading' || deeper.length > 0) return [];
      const heading = fillWithPositions(text, marks(), () => undefined).text;
      return [[Number(at), slug(anchorText(heading))]];
    }),
  );
}

/** A declared section, with limits, prices and URLs filled in. */
function sectionContent(section: Section, id: string) {
  switch (section.kind) {
    case 'figures':
      return { ...section, id, items: section.items.map(readoutOf) };
    case 'prices':
      return { ...section, id, prices: feeList(section.fees, section.category) };
    case 'ask':
      return { ...section, id, ask: askContent() };
    case 'action':
      return { ...section, id, registerHref: site().urls.register };
    default:
      return { ...section, id };
  }
}

export type SectionContent = ReturnType<typeof sectionContent>;

/** The sections of a page in order: fixed ones by name, declared ones with their content. */
export function composed<Name extends string>(
  file: string,
  sections: readonly (Section | Name)[],
): readonly (SectionContent | Name)[] {
  const anchors = sectionAnchors(file);
  return sections.map((one, at) =>
    typeof one === 'string' ? one : sectionContent(one, anchors.get(at) ?? ''),
  );
}
