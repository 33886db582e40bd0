import { clsx } from 'clsx';
import board from '../../blocks/board/board.module.css';
import { Lines } from '../../lines/lines.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
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
          className={clsx(layout.noPhone, board.register, styles.turn)}
        />
        <Heading level={1} size="hero" className={clsx(board.heading, cell(1, 12))}>
          {heading}
        </Heading>
        <p
          className={clsx(text.large, text.bone, layout.before7, cell(5, 11, [5, 13]), styles.lead)}
        >
          {lead}
        </p>
      </Frame>
    </Section>
  );
}
