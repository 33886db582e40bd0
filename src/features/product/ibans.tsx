import { clsx } from 'clsx';
import { headingId, PartHead } from '../../blocks/parts/part-head.tsx';
import { Prices } from '../../blocks/parts/prices.tsx';
import type { ProductPart } from '../../content/queries/product.ts';
import { Lines } from '../../lines/lines.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
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
      <Frame grid strip className={layout.pad7}>
        <Lines shape="straight" lines={ONLY_SWIFT} className={journey.hero} />
        <Lines
          shape="bend"
          turn="right"
          lines={{ swift: 'none' }}
          className={clsx(journey.hero, journey.toFan)}
        />
        <PartHead part={part} className={cell(3, 9, [1, 9])} />
      </Frame>
      <Frame grid strip>
        <Lines shape="straight" light className={journey.fan} />
        <IbanRegister className={cell(3, 13, [1, 13])} />
        <Readouts figures={part.figures} look="row" className={clsx(layout.before7, left)} />
        <Points points={part.points} look="grid" className={clsx(layout.before7, left)} />
        <Limits abreast part={part} className={clsx(layout.before7, left)} />
        <Prices
          fees={part.fees}
          className={clsx(layout.before7, left)}
          links={[part.guide, part.faq]}
        />
      </Frame>
    </Section>
  );
}
