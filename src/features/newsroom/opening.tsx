import { clsx } from 'clsx';
import board from '../../blocks/board/board.module.css';
import { Lines } from '../../lines/lines.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Text } from '../../ui/layout/box.tsx';
import { lookOf } from '../../ui/layout/look.ts';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './newsroom.module.css';

/** The heading, and the lines that turn under it into the spine of the news. */
export function Opening({ heading, lead }: { heading: string; lead: string }) {
  return (
    <Section>
      <Frame grid className={clsx(board.opening, styles.spine)}>
        <Lines
          shape="bend"
          turn="left"
          className={clsx(board.register, styles.turn, lookOf({ shown: 'tabletUp' }))}
        />
        <Heading level={1} size="hero" at={[1, 12]} className={board.heading}>
          {heading}
        </Heading>
        <Text
          size="large"
          tone="bone"
          before={7}
          at={[5, 11]}
          tablet={[5, 13]}
          className={styles.lead}
        >
          {lead}
        </Text>
      </Frame>
    </Section>
  );
}
