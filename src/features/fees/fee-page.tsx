import type { ReactNode } from 'react';
import { Ask } from '#blocks/ask/ask.tsx';
import { Closing } from '#blocks/closing/closing.tsx';
import type { AskContent } from '#content/queries/ask-query.ts';
import type { FeePageTexts } from '#content/schemas/fee-page-schema.ts';
import { Lines } from '#drawings/lines/lines.tsx';
import type { Versions } from '#tariff/versions.ts';
import { Box } from '#ui/layout/box.tsx';
import { Section } from '#ui/section/section.tsx';
import { Archive } from './archive.tsx';
import { Changes } from './fee-changes.tsx';
import type { Sheet } from './sheet.ts';
import { PriceList } from './tariff/price-list.tsx';
import { VersionsTimeline } from './versions-timeline.tsx';

interface FeePageProps {
  texts: FeePageTexts;
  versions: Versions;
  sheets: readonly Sheet[];
  slug: string;
  ask: AskContent;
  register: string;
  /** The calculator, hydrated; the lines stop at its rows. */
  children: ReactNode;
}

/** `/fee`: the lines pass every version, come down beside the prices and end in the month's bill. */
export function FeePage({ texts, versions, sheets, slug, ask, register, children }: FeePageProps) {
  return (
    <>
      <VersionsTimeline texts={texts} versions={versions} slug={slug} />
      <PriceList sheets={sheets} texts={texts} />
      <Section grid strip labelledBy="month">
        <Lines light />
        <Box before={9} at={[2, 13]}>
          {children}
        </Box>
      </Section>
      <Changes texts={texts.changes} versions={versions} />
      <Archive texts={texts.versions} versions={versions} slug={slug} />
      <Ask content={ask} lined />
      <Closing texts={texts.closing} register={register} />
    </>
  );
}
