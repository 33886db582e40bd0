import type { ReactNode } from 'react';
import { Ask } from '#blocks/ask/ask.tsx';
import { Closing } from '#blocks/closing/closing.tsx';
import type { AskContent } from '#content/queries/ask-query.ts';
import type { FeePageTexts } from '#content/schemas/fee-page-schema.ts';
import { Lines } from '#drawings/lines/lines.tsx';
import type { Versions } from '#tariff/versions.ts';
import { Box } from '#ui/layout/box.tsx';
import { Frame, Section } from '#ui/section/section.tsx';
import { History } from './fee-changes.tsx';
import { FeeOpening, type FeeOpeningProps } from './fee-opening.tsx';
import styles from './fees.module.css';
import type { Sheet } from './sheet.ts';
import { PriceList } from './tariff/price-list.tsx';

interface FeePageProps extends FeeOpeningProps {
  texts: FeePageTexts;
  versions: Versions;
  sheets: readonly Sheet[];
  slug: string;
  ask: AskContent;
  register: string;
  /** The calculator, hydrated; its rows have stations on the lines. */
  children: ReactNode;
}

/**
 * `/fee`: the prices for each kind of client, the calculator, the whole tariff, and its history,
 * folded.
 */
export function FeePage(props: FeePageProps) {
  const { texts, versions, sheets, slug, ask, register, children, ...opening } = props;
  return (
    <>
      <FeeOpening texts={texts} {...opening} />
      <Section grid strip labelledBy="month">
        <Lines light />
        <Box before={9} at={[2, 13]}>
          {children}
        </Box>
      </Section>
      {/* the lines are on the other side of the list */}
      <Frame grid className={styles.across}>
        <Lines to="right" />
      </Frame>
      <PriceList sheets={sheets} texts={texts} />
      <History texts={texts.versions} versions={versions} slug={slug} />
      <Ask content={ask} lined />
      <Closing texts={texts.closing} register={register} />
    </>
  );
}
