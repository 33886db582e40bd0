import { clsx } from 'clsx';
import { headingId, PartHead } from '../../blocks/parts/part-head.tsx';
import { Prices } from '../../blocks/parts/prices.tsx';
import type { ProductPart } from '../../content/queries/product.ts';
import { Lines } from '../../lines/lines.tsx';
import { Stack } from '../../ui/layout/box.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
import { lookOf } from '../../ui/layout/look.ts';
import { Frame, Section } from '../../ui/section/section.tsx';
import { SepaWeek } from '../../vignettes/sepa-week/sepa-week.tsx';
import journey from './journey.module.css';
import { Limits } from './pieces/limits.tsx';
import { Points } from './pieces/points.tsx';
import { Readouts } from './pieces/readouts.tsx';
import { SWIFT_REST } from './states.ts';

/** A week-end on two lines: one runs through it, the other waits for Monday. */
export function Sepa({ part, cutoff }: { part: ProductPart; cutoff: string }) {
  const [figure, ...figures] = part.figures;
  const all = clsx(layout.before7, cell(4, 12, [2, 12]));
  const passing = <Lines shape="straight" lines={SWIFT_REST} className={journey.inner} />;
  return (
    <Section id={part.anchor} labelledBy={headingId(part.anchor)}>
      <Stack>
        <Frame grid strip measure="full">
          {passing}
          <Lines shape="lanes" turn="right" lines={{ swift: 'none' }} className={journey.inner} />
          <SepaWeek cutoff={cutoff} className={lookOf({ at: [4, 12], tablet: [2, 12] })} />
        </Frame>
        <Frame grid strip measure="full" phoneOrder="first">
          {passing}
          <Lines shape="straight" lines={{ swift: 'none' }} />
          <PartHead
            part={part}
            className={clsx(journey.gutter, lookOf({ before: 7, at: [4, 10], tablet: [2, 9] }))}
          />
          {figure ? (
            <Readouts
              figures={[figure]}
              look="row"
              size="large"
              className={lookOf({ self: 'bottom', before: 5, at: [10, 13], tablet: [9, 12] })}
            />
          ) : null}
        </Frame>
      </Stack>
      <Frame grid strip>
        {passing}
        <Lines shape="straight" light lines={{ swift: 'none' }} />
        <Readouts figures={figures} look="row" className={all} />
        <Points points={part.points} look="rows" className={all} />
        <Limits
          part={part}
          className={clsx(journey.gutter, lookOf({ before: 7, at: [4, 8], tablet: [2, 7] }))}
        />
        <Prices
          fees={part.fees}
          className={lookOf({ before: 7, at: [8, 12], tablet: [7, 12] })}
          links={[part.guide, part.faq]}
        />
      </Frame>
    </Section>
  );
}
