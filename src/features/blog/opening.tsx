import { clsx } from 'clsx';
import board from '../../blocks/board/board.module.css';
import { Lines } from '../../lines/lines.tsx';
import { lit } from '../../lines/lit.ts';
import type { Rail } from '../../tariff/rails.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import { Text } from '../../ui/layout/box.tsx';
import { lookOf } from '../../ui/layout/look.ts';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './blog.module.css';

interface OpeningProps {
  heading: string;
  lead: string;
  /** The lines that the latest post concerns; without a post none comes in. */
  lines: readonly Rail[] | undefined;
}

/** The page's heading, with the lines coming in at the right. */
export function Opening({ heading, lead, lines }: OpeningProps) {
  return (
    <Section>
      <Frame grid pad={7} className={board.opening}>
        {lines ? (
          <Lines
            shape="straight"
            lines={lit(lines)}
            className={clsx(board.register, lookOf({ shown: 'tabletUp' }))}
          />
        ) : null}
        <Heading level={1} size="hero" at={[1, 12]} className={clsx(board.heading, styles.beside)}>
          {heading}
        </Heading>
        <Text
          size="lead"
          before={8}
          measure="narrow"
          at={[8, 12]}
          tablet={[1, 9]}
          className={styles.beside}
        >
          {lead}
        </Text>
      </Frame>
    </Section>
  );
}
