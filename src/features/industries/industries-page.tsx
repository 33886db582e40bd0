import { Ask } from '#blocks/ask/ask.tsx';
import { Closing } from '#blocks/closing/closing.tsx';
import { courseOf } from '#blocks/parts/course.ts';
import { Parts } from '#blocks/parts/parts.tsx';
import { PartsOpening } from '#blocks/parts/parts-opening.tsx';
import { PhoneDisclosure } from '#blocks/parts/phone-disclosure.tsx';
import { FoldedPrices, Prices, pricesTitle } from '#blocks/parts/prices.tsx';
import { Refusals } from '#blocks/parts/refusals.tsx';
import { Quotation } from '#blocks/quotation/quotation.tsx';
import type { SectionWithImage } from '#blocks/sections/declared-section.tsx';
import { PASSING_LEFT, PageSections } from '#blocks/sections/page-sections.tsx';
import type { IndustriesContent, Industry } from '#content/queries/industries-query.ts';
import { litStates } from '#drawings/lines/by-rail.ts';
import { Station } from '#drawings/lines/station.tsx';
import { rails as all } from '#tariff/rails.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Box, Stack, Text } from '#ui/layout/box.tsx';
import { Link } from '#ui/link/link.tsx';
import row from '#ui/row/row.module.css';
import { Row } from '#ui/row/row.tsx';
import { RowList } from '#ui/row-list/row-list.tsx';
import { t } from '#words/words.ts';
import type { IndustryDrawingProps } from './drawings/example.ts';
import styles from './industries.module.css';
import { DRAWINGS } from './industry-drawings.tsx';
import { labelWithCount } from './sums.ts';

/** The number of prices shown without unfolding. */
const KEY_PRICES = 4;

/** The prices, the documents required to open an account, and a client's quotation. */
function Columns({ industry }: { industry: Industry }) {
  const { asks, fees, quotation } = industry;
  return (
    <>
      <FoldedPrices title={pricesTitle(fees)} items={fees.items.slice(0, KEY_PRICES)} />
      <PhoneDisclosure
        title={t('industries.asks')}
        summary={labelWithCount(t('industries.asks'), asks)}
        className={styles.asks}
      >
        <RowList
          items={asks}
          mark={<Station state="ring" />}
          row={{ rule: 'start', gap: 3, pad: 2 }}
          before={4}
          size="fine"
        />
      </PhoneDisclosure>
      {quotation ? <Quotation texts={quotation} className={styles.quotation} /> : null}
    </>
  );
}

/**
 * The folded details: the law, the refusals, the parts used, more prices and an example in figures.
 */
function Details(given: IndustryDrawingProps) {
  const { law, refuses, uses, fees, guide, example } = given.industry;
  return (
    <>
      {law ? (
        <div>
          <Heading size="minor">{t('industries.law')}</Heading>
          <Text size="fine" measure="text" before={4}>
            {law}
          </Text>
        </div>
      ) : null}
      <Refusals title={t('industries.refuses')} items={refuses} />
      <div>
        <Heading size="minor">{t('industries.uses')}</Heading>
        <Stack.ul size="fine" before={4}>
          {uses.map(({ label, href, why }) => (
            <Row key={href} pad={3}>
              <Link href={href} className={row.link}>
                {label}
              </Link>
              <Box.p before={1}>{why}</Box.p>
            </Row>
          ))}
        </Stack.ul>
      </div>
      <Prices title={t('industries.prices')} items={fees.items.slice(KEY_PRICES)} ways={[guide]} />
      {example ? <div className={styles.example}>{DRAWINGS[example](given)}</div> : null}
      <Text size="small" tone="mute" className={styles.example}>
        {given.examples.note}
      </Text>
    </>
  );
}

/** After the last industry all lines are lit, on the left. */
const onward = () => ({ enter: 'left', states: litStates(all()) }) as const;

interface IndustriesPageProps {
  content: IndustriesContent;
  /** The sections in the order of content, with their processed images. */
  sections: readonly ('parts' | 'ask' | SectionWithImage)[];
}

/** The industries in the order of content, each with a drawing of its flow of money. */
export function IndustriesPage({ content, sections }: IndustriesPageProps) {
  const { industries, examples, heading, lead } = content;
  const course = courseOf(
    industries.map(({ rails }, index) => ({
      rails,
      // Two industries in a row have the lines on the same side.
      asked: { side: index % 4 < 2 ? 'right' : 'left' },
    })),
  );
  return (
    <Box clip>
      <PartsOpening
        id="industries"
        heading={heading}
        lead={lead}
        actions={content.actions}
        label={t('industries.index')}
        parts={industries}
      />
      <PageSections
        sections={sections}
        from="right"
        to="left"
        pieces={{
          parts: {
            enter: 'right',
            leave: 'left',
            drawn: (
              <Parts
                course={course}
                onward={onward()}
                parts={industries.map((industry) => {
                  const given = { industry, examples };
                  return {
                    part: industry,
                    aside: (
                      <Badge>
                        {t('industries.usually', {
                          category: industry.fees.category,
                        })}
                      </Badge>
                    ),
                    drawing: DRAWINGS[industry.drawing](given),
                    wide: industry.wide,
                    paper: industry.paper,
                    columns: <Columns industry={industry} />,
                    summary: industry.law ? t('industries.details') : t('industries.detailsOnly'),
                    children: <Details {...given} />,
                  };
                })}
              />
            ),
          },
          ask: { ...PASSING_LEFT, drawn: <Ask content={content.ask} lined /> },
        }}
      />
      <Closing texts={content.closing} register={content.registerHref} size="title" />
    </Box>
  );
}
