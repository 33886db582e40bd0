import { Fragment } from 'react';
import { Closing } from '#blocks/closing/closing.tsx';
import { courseOf } from '#blocks/parts/course.ts';
import { Crossing } from '#blocks/parts/course-lines.tsx';
import { Part, Points } from '#blocks/parts/part.tsx';
import { PartsIndex, PartsOpening } from '#blocks/parts/parts-opening.tsx';
import { Prices, pricesTitle } from '#blocks/parts/prices.tsx';
import { Refusals } from '#blocks/parts/refusals.tsx';
import type { ProductContent, ProductPart } from '#content/queries/product-query.ts';
import { DemoContext } from '#drawings/demo-figures.ts';
import { Figure } from '#ui/figure/figure.tsx';
import { Box, Stack, Text } from '#ui/layout/box.tsx';
import { DRAWINGS } from './part-drawings.tsx';
import styles from './product.module.css';
import { WORDS } from './product-words.ts';

/** How many points stand open, as what the part is good for. */
const BENEFITS = 3;

/** How many prices stand beside what opens all of them. */
const KEY_PRICES = 2;

/** What is folded: the limits as figures, what else there is to say, where it stops, all prices. */
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
      <Refusals title={WORDS.stops} items={not} />
      <Prices
        title={pricesTitle(part.fees)}
        items={part.fees.items}
        ways={[part.guide, part.faq]}
      />
    </>
  );
}

/** The parts of one account in the order of content, hung on the lines that they concern. */
export function ProductPage({ content }: { content: ProductContent }) {
  const { parts, heading, lead } = content;
  const drawn = parts.map((part) => ({ ...part, ...DRAWINGS[part.drawing] }));
  const course = courseOf(drawn);
  return (
    <DemoContext value={content.demo}>
      <Box clip>
        <PartsOpening
          id="product"
          heading={heading}
          lead={lead}
          label={WORDS.index}
          parts={parts}
        />
        <Box place="relative">
          <PartsIndex label={WORDS.strip} parts={parts} />
          {drawn.map((part, index) => {
            const [leg, next] = [course[index], course[index + 1]];
            if (!leg) return null;
            return (
              <Fragment key={part.anchor}>
                <Part
                  part={part}
                  leg={leg}
                  drawing={part.draw(content)}
                  {...(part.joined && { joined: true })}
                  paper={part.paper}
                  columns={<Points summary={WORDS.points} items={part.points.slice(0, BENEFITS)} />}
                  summary={WORDS.details}
                  prices={part.fees.items.slice(0, KEY_PRICES)}
                >
                  <PartDetails part={part} />
                </Part>
                {next ? (
                  <Crossing from={leg} to={next} change={part.paper ? 'end' : 'start'} />
                ) : null}
              </Fragment>
            );
          })}
        </Box>
        <Closing
          texts={content.closing}
          register={content.registerHref}
          size="title"
          side={course.at(-1)?.leave.instant ?? 'right'}
        />
      </Box>
    </DemoContext>
  );
}
