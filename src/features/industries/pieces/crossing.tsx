import { clsx } from 'clsx';
import { type LineState, Lines } from '../../../lines/lines.tsx';
import { Station } from '../../../lines/station.tsx';
import type { Rail } from '../../../tariff/rails.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Frame, Section } from '../../../ui/section/section.tsx';
import styles from '../industries.module.css';

interface CrossingProps {
  /** Where the lines come in, and whether they change sides. */
  from: 'left' | 'right';
  turns?: boolean;
  lines?: Partial<Record<Rail, LineState>>;
  /** The first of the lines that change state at the band's top, and how many do. */
  rail: 0 | 1 | 2;
  span?: 1 | 3;
}

/** A band between two industries: only under its ring may a line be lit or come to rest. */
export function Crossing({ from, turns = false, lines = {}, rail, span = 1 }: CrossingProps) {
  const right = from === 'right';
  return (
    <Section className={right ? styles.atRight : undefined}>
      <Frame className={clsx(turns ? styles.crossing : layout.pad8)}>
        {turns ? (
          <Lines
            shape="bend"
            turn={right ? 'left' : 'right'}
            lines={lines}
            className={right ? styles.rightToLeft : styles.leftToRight}
          />
        ) : (
          <Lines shape="straight" lines={lines} className={right ? styles.atRight : undefined} />
        )}
        <Station rail={rail} span={span} className={styles.change} />
      </Frame>
    </Section>
  );
}
