import { clsx } from 'clsx';
import { headingId, PartHead } from '../../blocks/parts/part-head.tsx';
import { Prices } from '../../blocks/parts/prices.tsx';
import type { ProductPart } from '../../content/queries/product.ts';
import { Lines } from '../../lines/lines.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
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
      <div className={layout.stack}>
        <Frame grid strip className={layout.full}>
          {passing}
          <Lines shape="lanes" turn="right" lines={{ swift: 'none' }} className={journey.inner} />
          <SepaWeek cutoff={cutoff} className={cell(4, 12, [2, 12])} />
        </Frame>
        <Frame grid strip className={clsx(layout.full, layout.phoneFirst)}>
          {passing}
          <Lines shape="straight" lines={{ swift: 'none' }} />
          <PartHead
            part={part}
            className={clsx(layout.before7, journey.gutter, cell(4, 10, [2, 9]))}
          />
          {figure ? (
            <Readouts
              figures={[figure]}
              look="row"
              size="large"
              className={clsx(layout.atBottom, layout.before5, cell(10, 13, [9, 12]))}
            />
          ) : null}
        </Frame>
      </div>
      <Frame grid strip>
        {passing}
        <Lines shape="straight" light lines={{ swift: 'none' }} />
        <Readouts figures={figures} look="row" className={all} />
        <Points points={part.points} look="rows" className={all} />
        <Limits part={part} className={clsx(layout.before7, journey.gutter, cell(4, 8, [2, 7]))} />
        <Prices
          fees={part.fees}
          className={clsx(layout.before7, cell(8, 12, [7, 12]))}
          links={[part.guide, part.faq]}
        />
      </Frame>
    </Section>
  );
}
