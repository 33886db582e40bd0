import { clsx } from 'clsx';
import { Column, Part, PartHead } from '#blocks/parts/part.tsx';
import { Prices } from '#blocks/parts/prices.tsx';
import type { ProductPart } from '#content/queries/product-query.ts';
import { ApiClock } from '#drawings/api-clock/api-clock.tsx';
import { Lines } from '#drawings/lines/lines.tsx';
import { ManagerDay } from '#drawings/manager-day/manager-day.tsx';
import { RuleFigure, RuleSigners, RuleStair } from '#drawings/rule-stair/rule-stair.tsx';
import { SeatMap } from '#drawings/seat-map/seat-map.tsx';
import { SortedFile, SortingTracks } from '#drawings/sorting-yard/sorting-yard.tsx';
import { Box, Text } from '#ui/layout/box.tsx';
import { Frame } from '#ui/section/section.tsx';
import styles from './product.module.css';
import {
  DRAWN,
  Neighbour,
  type PartProps,
  PartRefusals,
  Points,
  Readouts,
} from './product-pieces.tsx';

/** The menu crosses two parts: at the top of each stands a link to the other. */
interface CrossedProps extends PartProps {
  other: ProductPart;
}

/** A person has no rail: the lines rest, and the stops are dotted. */
export function Manager({ part, other }: CrossedProps) {
  const both = { before: 8, at: [3, 12], tablet: [1, 12] } as const;
  return (
    <Part anchor={part.anchor} grid strip>
      <Lines lines={DRAWN.allAtRest} />
      <Box at={[3, 8]} tablet={[1, 7]} className={styles.gutter}>
        <PartHead
          part={part}
          aside={<Neighbour part={other} arrow="↓" />}
          className={styles.half}
        />
        <Readouts figures={part.figures} ledger before={6} />
      </Box>
      <Column at={[8, 12]} tablet={[7, 12]}>
        <ManagerDay before={4} shown="tabletUp" />
        <Prices alone part={part} before={7} />
      </Column>
      <Points part={part} form="line" {...both} />
      <PartRefusals part={part} large {...both} />
    </Part>
  );
}

/** The Instant line is the clock: your system on its left, the payee's bank on its right. */
export function Api({ part, other }: CrossedProps) {
  const { lead, ...head } = part;
  const left = { at: [3, 8], tablet: [1, 7], className: styles.gutter } as const;
  const right = { at: [8, 13], tablet: [7, 13], className: styles.besideMid } as const;
  const both = { before: 7, at: [3, 13], tablet: [1, 13] } as const;
  return (
    <Part anchor={part.anchor} grid strip>
      <Lines light lines={{ swift: 'rest', sepa: 'rest' }} className={styles.mid} />
      <PartHead
        part={head}
        aside={<Neighbour part={other} arrow="↑" />}
        {...left}
        className={clsx(styles.gutter, styles.half)}
      />
      <Text size="lead" self="bottom" before={4} {...right}>
        {lead}
      </Text>
      <ApiClock {...both} />
      <Points part={part} form="sides" phoneOrder="last" {...both} />
      <Readouts figures={part.figures} ledger before={7} {...left} />
      <Column {...right}>
        <PartRefusals part={part} before={7} phoneOrder="last" />
        <Prices alone part={part} before={7} />
      </Column>
    </Part>
  );
}

/** Every seat is a short line of its own; the three lines only pass. */
export function Multilogin({ part }: PartProps) {
  const all = { before: 7, at: [4, 13], tablet: [2, 13] } as const;
  return (
    <Part anchor={part.anchor} grid strip>
      <Lines lines={DRAWN.allAtRest} className={styles.inner} />
      <PartHead part={part} at={[4, 12]} tablet={[2, 13]} />
      <SeatMap {...all} />
      <Readouts figures={part.figures} size="large" {...all} />
      <Points part={part} form="row" {...all} />
      <Prices alone part={part} before={7} at={[4, 9]} tablet={[2, 8]} className={styles.gutter} />
      <PartRefusals part={part} before={7} at={[9, 13]} tablet={[8, 13]} />
    </Part>
  );
}

/** The rule leaves the line as a stair; the payment waits on its step for two of three. */
export function Multisig({ part }: PartProps) {
  return (
    <Part anchor={part.anchor} grid strip>
      <Lines lines={{ sepa: 'rest', instant: 'rest' }} className={styles.inner} />
      <RuleFigure self="bottom" at={[4, 9]} tablet={[2, 8]} />
      <PartHead part={part} size="h3" self="bottom" before={5} at={[9, 13]} tablet={[8, 13]} />
      <RuleStair before={7} at={[3, 13]} tablet={[1, 13]} />
      <RuleSigners before={6} shown="tabletUp" at={[4, 13]} tablet={[2, 13]} />
      <Column at={[4, 9]} tablet={[2, 9]} className={styles.gutter}>
        <Points part={part} form="rows" before={7} phoneOrder="last" />
        <PartRefusals part={part} before={7} phoneOrder="last" />
      </Column>
      <Column at={[9, 13]}>
        <Readouts figures={part.figures} ledger before={7} />
        <Prices alone part={part} before={7} />
      </Column>
    </Part>
  );
}

/** The three lines run into a file and leave it sorted. */
export function Bulk({ part }: PartProps) {
  return (
    <Part anchor={part.anchor}>
      <Frame grid strip>
        <Lines light className={styles.inner} />
        <PartHead part={part} size="title" at={[4, 13]} tablet={[2, 13]} />
      </Frame>
      <Frame grid strip>
        <Lines shape="lanes" turn="right" className={styles.inner} />
        <SortedFile before={8} shown="tabletUp" at={[3, 6]} tablet={[1, 6]} />
        <SortingTracks at={[7, 12]} />
      </Frame>
      <Frame grid strip>
        <Lines light />
        <Readouts figures={part.figures} size="large" before={7} at={[3, 13]} tablet={[1, 13]} />
        <Prices
          alone
          part={part}
          before={7}
          at={[3, 8]}
          tablet={[1, 7]}
          className={styles.gutter}
        />
        <Column at={[8, 12]} tablet={[7, 12]}>
          <Points part={part} form="stack" before={7} />
          <PartRefusals part={part} before={7} />
        </Column>
      </Frame>
    </Part>
  );
}
