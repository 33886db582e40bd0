import { clsx } from 'clsx';
import { headingId, PartHead } from '../../blocks/parts/part-head.tsx';
import { Prices } from '../../blocks/parts/prices.tsx';
import type { ProductPart } from '../../content/queries/product.ts';
import { Lines } from '../../lines/lines.tsx';
import { Box } from '../../ui/layout/box.tsx';
import { lookOf } from '../../ui/layout/look.ts';
import { Frame, Section } from '../../ui/section/section.tsx';
import { RuleFigure, RuleSigners, RuleStair } from '../../vignettes/rule-stair/rule-stair.tsx';
import journey from './journey.module.css';
import { Limits } from './pieces/limits.tsx';
import { Points } from './pieces/points.tsx';
import { Readouts } from './pieces/readouts.tsx';

/** The rule leaves the line as a stair; the payment waits on its step for two of three. */
export function Multisig({ part }: { part: ProductPart }) {
  return (
    <Section id={part.anchor} labelledBy={headingId(part.anchor)}>
      <Frame grid strip>
        <Lines
          shape="straight"
          lines={{ sepa: 'rest', instant: 'rest' }}
          className={journey.inner}
        />
        <RuleFigure className={lookOf({ self: 'bottom', at: [4, 9], tablet: [2, 8] })} />
        <PartHead
          part={part}
          size="h3"
          className={lookOf({ self: 'bottom', before: 5, at: [9, 13], tablet: [8, 13] })}
        />
        <RuleStair className={lookOf({ before: 7, at: [3, 13], tablet: [1, 13] })} />
        <RuleSigners
          className={lookOf({ before: 6, shown: 'tabletUp', at: [4, 13], tablet: [2, 13] })}
        />
        <Box at={[4, 9]} tablet={[2, 9]} className={clsx(journey.column, journey.gutter)}>
          <Points
            points={part.points}
            look="rows"
            className={lookOf({ before: 7, phoneOrder: 'last' })}
          />
          <Limits part={part} className={lookOf({ before: 7, phoneOrder: 'last' })} />
        </Box>
        <Box at={[9, 13]} className={journey.column}>
          <Readouts figures={part.figures} look="ledger" className={lookOf({ before: 7 })} />
          <Prices
            fees={part.fees}
            className={lookOf({ before: 7 })}
            links={[part.guide, part.faq]}
          />
        </Box>
      </Frame>
    </Section>
  );
}
