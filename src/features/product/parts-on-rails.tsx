import { clsx } from 'clsx';
import { Column, Part, PartHead } from '#blocks/parts/part.tsx';
import { Prices } from '#blocks/parts/prices.tsx';
import { IbanRights } from '#drawings/iban-rights/iban-rights.tsx';
import { Lines } from '#drawings/lines/lines.tsx';
import { SepaWeek } from '#drawings/sepa-week/sepa-week.tsx';
import { SwiftJourney } from '#drawings/swift-journey/swift-journey.tsx';
import { Stack } from '#ui/layout/box.tsx';
import { Frame } from '#ui/section/section.tsx';
import styles from './product.module.css';
import { DRAWN, type PartProps, PartRefusals, Points, Readouts } from './product-pieces.tsx';

/** The three lines become the columns of a table; each IBAN holds its rights as rings. */
export function Ibans({ part }: PartProps) {
  const left = { before: 7, at: [3, 9], tablet: [1, 10], className: styles.gutter } as const;
  return (
    <Part anchor={part.anchor}>
      <Frame grid strip pad={7}>
        <Lines lines={DRAWN.swift} className={styles.hero} />
        <Lines turn="right" lines={{ swift: 'none' }} className={clsx(styles.hero, styles.toFan)} />
        <PartHead part={part} at={[3, 9]} tablet={[1, 9]} />
      </Frame>
      <Frame grid strip>
        <Lines light className={styles.fan} />
        <IbanRights at={[3, 13]} tablet={[1, 13]} />
        <Readouts figures={part.figures} {...left} />
        <Points part={part} form="grid" {...left} />
        <PartRefusals part={part} abreast {...left} />
        <Prices alone part={part} {...left} />
      </Frame>
    </Part>
  );
}

/** SWIFT leaves the others, becomes the timetable of one payment and joins them again. */
export function Swift({ part }: PartProps) {
  return (
    <Part anchor={part.anchor}>
      <Frame grid strip>
        <Lines lines={DRAWN.swift} className={styles.inner} />
        <Lines lines={DRAWN.euroAtRest} />
        <PartHead part={part} at={[4, 11]} tablet={[2, 12]} />
      </Frame>
      <Frame grid strip>
        <Lines turn="right" lines={DRAWN.swift} className={clsx(styles.inner, styles.stops)} />
        <Lines lines={DRAWN.euroAtRest} />
        <SwiftJourney before={7} at={[4, 12]} tablet={[2, 12]} />
      </Frame>
      <Frame grid strip>
        <Lines lines={{ sepa: 'rest', instant: 'rest' }} />
        <Column at={[4, 8]} tablet={[2, 7]} className={styles.gutter}>
          <Readouts figures={part.figures} ledger before={7} />
          <Prices alone part={part} before={7} />
        </Column>
        <Column at={[8, 12]} tablet={[7, 12]}>
          <Points part={part} form="stack" before={7} />
          <PartRefusals part={part} before={7} />
        </Column>
      </Frame>
    </Part>
  );
}

/** A week-end on two lines: one runs through it, the other waits for Monday. */
export function Sepa({ part, cutoff }: PartProps & { cutoff: string }) {
  const all = { before: 7, at: [4, 12], tablet: [2, 12] } as const;
  const passing = <Lines lines={DRAWN.swiftAtRest} className={styles.inner} />;
  return (
    <Part anchor={part.anchor}>
      <Stack>
        <Frame grid strip measure="full">
          {passing}
          <Lines shape="lanes" turn="right" lines={{ swift: 'none' }} className={styles.inner} />
          <SepaWeek cutoff={cutoff} at={[4, 12]} tablet={[2, 12]} />
        </Frame>
        <Frame grid strip measure="full" phoneOrder="first">
          {passing}
          <Lines lines={{ swift: 'none' }} />
          <PartHead part={part} {...all} className={styles.gutter} />
        </Frame>
      </Stack>
      <Frame grid strip>
        {passing}
        <Lines light lines={{ swift: 'none' }} />
        <Readouts figures={part.figures} {...all} />
        <Points part={part} form="rows" {...all} />
        <PartRefusals
          part={part}
          before={7}
          at={[4, 8]}
          tablet={[2, 7]}
          className={styles.gutter}
        />
        <Prices alone part={part} before={7} at={[8, 12]} tablet={[7, 12]} />
      </Frame>
    </Part>
  );
}
