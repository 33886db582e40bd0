import { clsx } from 'clsx';
import { headingId, PartHead } from '../../blocks/parts/part-head.tsx';
import { Prices } from '../../blocks/parts/prices.tsx';
import type { ProductPart } from '../../content/queries/product.ts';
import { Lines } from '../../lines/lines.tsx';
import { cell } from '../../ui/layout/cell.ts';
import { lookOf } from '../../ui/layout/look.ts';
import { Frame, Section } from '../../ui/section/section.tsx';
import { IbanRegister } from '../../vignettes/iban-register/iban-register.tsx';
import journey from './journey.module.css';
import { Limits } from './pieces/limits.tsx';
import { Points } from './pieces/points.tsx';
import { Readouts } from './pieces/readouts.tsx';
import { ONLY_SWIFT } from './states.ts';

/** The three lines become the columns of a register; each IBAN holds its rights as rings. */
export function Ibans({ part }: { part: ProductPart }) {
  const left = clsx(journey.gutter, cell(3, 9, [1, 10]));
  return (
    <Section id={part.anchor} labelledBy={headingId(part.anchor)}>
      <Frame grid strip pad={7}>
        <Lines shape="straight" lines={ONLY_SWIFT} className={journey.hero} />
        <Lines
          shape="bend"
          turn="right"
          lines={{ swift: 'none' }}
          className={clsx(journey.hero, journey.toFan)}
        />
        <PartHead part={part} className={lookOf({ at: [3, 9], tablet: [1, 9] })} />
      </Frame>
      <Frame grid strip>
        <Lines shape="straight" light className={journey.fan} />
        <IbanRegister className={lookOf({ at: [3, 13], tablet: [1, 13] })} />
        <Readouts figures={part.figures} look="row" className={clsx(left, lookOf({ before: 7 }))} />
        <Points points={part.points} look="grid" className={clsx(left, lookOf({ before: 7 }))} />
        <Limits abreast part={part} className={clsx(left, lookOf({ before: 7 }))} />
        <Prices
          fees={part.fees}
          className={clsx(left, lookOf({ before: 7 }))}
          links={[part.guide, part.faq]}
        />
      </Frame>
    </Section>
  );
}
