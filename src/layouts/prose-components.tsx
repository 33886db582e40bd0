import Eligibility from '#blocks/eligibility/eligibility.astro';
import EligibilityStart from '#blocks/eligibility/eligibility-start.astro';
import { CardIcon, CardWrapperLight, PostSection } from '#blocks/prose/cards.tsx';
import { Clock } from '#blocks/prose/clock.tsx';
import { ProseCode } from '#blocks/prose/code/prose-code.tsx';
import ColorPicker from '#blocks/prose/color-picker/color-picker.astro';
import { InterfaceStatistics } from '#blocks/prose/interface-statistics.tsx';
import { LegalVersions } from '#blocks/prose/legal-versions.tsx';
import * as disclosures from '#blocks/prose/prose-disclosures.tsx';
import * as facts from '#blocks/prose/prose-facts.tsx';
import * as tables from '#blocks/prose/prose-tables.tsx';
import { Invoice, WorkedMonth } from '#blocks/prose/worked-examples.tsx';

/**
 * Every component that a content document can use. Those with prices, limits or lists read the ones
 * in force on the day of the build.
 */
export const prose = {
  ...disclosures,
  ...facts,
  ...tables,
  CardIcon,
  CardWrapperLight,
  Clock,
  ColorPicker,
  Eligibility,
  EligibilityStart,
  InterfaceStatistics,
  Invoice,
  LegalVersions,
  PostSection,
  ProseCode,
  WorkedMonth,
};
