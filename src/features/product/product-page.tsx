import { Closing } from '#blocks/closing/closing.tsx';
import { courseOf } from '#blocks/parts/course.ts';
import { Points } from '#blocks/parts/part.tsx';
import { Parts } from '#blocks/parts/parts.tsx';
import { PartsOpening } from '#blocks/parts/parts-opening.tsx';
import { Prices, pricesTitle } from '#blocks/parts/prices.tsx';
import { Refusals } from '#blocks/parts/refusals.tsx';
import type { SectionWithImage } from '#blocks/sections/declared-section.tsx';
import { PageSections } from '#blocks/sections/page-sections.tsx';
import type { ProductContent, ProductPart } from '#content/queries/product-query.ts';
import { DemoContext } from '#drawings/demo-figures.ts';
import { liveRail } from '#tariff/rails.ts';
import { Figure } from '#ui/figure/figure.tsx';
import { Box, Stack, Text } from '#ui/layout/box.tsx';
import { Link } from '#ui/link/link.tsx';
import { t } from '#words/words.ts';
import { drawingOf } from './part-drawings.tsx';
import styles from './product.module.css';

/** The number of points shown without unfolding, as the part's benefits. */
const BENEFITS = 3;

/** The number of prices shown in the summary of the folded rest. */
const KEY_PRICES = 2;

/**
 * The folded rest of a part: its limits as figures, further points, the refusals, and its prices.
 */
function PartDetails({ part }: { part: ProductPart }) {
  const { figures, points, not } = part;
  return (
    <>
      <Stack gap={5}>
        <div className={styles.figures}>
          {figures.map((figure) => (
            <Figure key={figure.label} {...figure} rule="start" pad={3} />
          ))}
        </div>
        {points.slice(BENEFITS).map(({ title, text }) => (
          <div key={title}>
            <Text.b size="name" block>
              {title}
            </Text.b>
            <Box.p before={1}>{text}</Box.p>
          </div>
        ))}
      </Stack>
      <Refusals title={t('product.stops')} items={not} />
      <Prices
        title={pricesTitle(part.fees)}
        items={part.fees.items}
        ways={[{ label: t('product.allPrices'), href: '/fee' }, part.guide, part.faq]}
      />
    </>
  );
}

/** For visitors whom the menu has led to `part` under another part's name: a link to that part. */
function MenuNamesake({ part, parts }: { part: ProductPart; parts: readonly ProductPart[] }) {
  const meant = parts.find(({ menuLeadsTo }) => menuLeadsTo === part.anchor);
  if (!meant) return null;
  return (
    <Link href={`#${meant.anchor}`} size="fine" tone="mute">
      {meant.label}
    </Link>
  );
}

interface ProductPageProps {
  content: ProductContent;
  /** The sections in the order of content, with their processed images. */
  sections: readonly ('parts' | SectionWithImage)[];
}

/**
 * The parts of the product in the order of content, beside the lines of the rails that they use.
 */
export function ProductPage({ content, sections }: ProductPageProps) {
  const { parts, heading, lead } = content;
  const drawn = parts.map((part) => ({ ...part, ...drawingOf(part) }));
  const course = courseOf(drawn);
  const side = course.at(-1)?.leave[liveRail()] ?? 'right';
  return (
    <DemoContext value={content.demo}>
      <Box clip>
        <PartsOpening
          id="product"
          heading={heading}
          lead={lead}
          actions={content.actions}
          label={t('product.index')}
          parts={parts}
        />
        <PageSections
          sections={sections}
          from="right"
          to={side}
          pieces={{
            parts: {
              enter: 'right',
              leave: side,
              drawn: (
                <Parts
                  course={course}
                  parts={drawn.map((part) => ({
                    part,
                    aside: <MenuNamesake part={part} parts={parts} />,
                    drawing: part.draw(content),
                    joined: part.joined,
                    paper: part.paper,
                    columns: <Points items={part.points.slice(0, BENEFITS)} />,
                    summary: t('product.details'),
                    prices: part.fees.items.slice(0, KEY_PRICES),
                    children: <PartDetails part={part} />,
                  }))}
                />
              ),
            },
          }}
        />
        <Closing texts={content.closing} register={content.registerHref} size="title" side={side} />
      </Box>
    </DemoContext>
  );
}
