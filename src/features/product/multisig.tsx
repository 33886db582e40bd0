import { clsx } from 'clsx';
import { headingId, PartHead } from '../../blocks/parts/part-head.tsx';
import { Prices } from '../../blocks/parts/prices.tsx';
import type { ProductPart } from '../../content/queries/product.ts';
import { Lines } from '../../lines/lines.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
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
        <RuleFigure className={clsx(layout.atBottom, cell(4, 9, [2, 8]))} />
        <PartHead
          part={part}
          size="h3"
          className={clsx(layout.atBottom, layout.before5, cell(9, 13, [8, 13]))}
        />
        <RuleStair className={clsx(layout.before7, cell(3, 13, [1, 13]))} />
        <RuleSigners className={clsx(layout.before6, layout.noPhone, cell(4, 13, [2, 13]))} />
        <div className={clsx(journey.column, journey.gutter, cell(4, 9, [2, 9]))}>
          <Points
            points={part.points}
            look="rows"
            className={clsx(layout.before7, layout.phoneLast)}
          />
          <Limits part={part} className={clsx(layout.before7, layout.phoneLast)} />
        </div>
        <div className={clsx(journey.column, cell(9, 13))}>
          <Readouts figures={part.figures} look="ledger" className={layout.before7} />
          <Prices fees={part.fees} className={layout.before7} links={[part.guide, part.faq]} />
        </div>
      </Frame>
    </Section>
  );
}
