import { slug } from 'github-slugger';
import { anchorText } from '../anchor-text.ts';
import type { Section } from '../schemas/sections-schema.ts';
import { site } from '../site.ts';
import { askContent } from './ask-query.ts';
import { feeList } from './fee-list-query.ts';
import { readoutOf } from './limits-query.ts';

/** The anchor of a section, made from its heading. */
export const anchorOf = (section: object): string | undefined =>
  'heading' in section ? slug(anchorText(String(section.heading))) : undefined;

/** A declared section, with limits, prices and URLs filled in. */
export function sectionContent(section: Section) {
  const id = anchorOf(section) ?? '';
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
export const composed = <Name extends string>(
  sections: readonly (Section | Name)[],
): readonly (SectionContent | Name)[] =>
  sections.map((one) => (typeof one === 'string' ? one : sectionContent(one)));
