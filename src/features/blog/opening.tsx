import { clsx } from 'clsx';
import board from '../../blocks/board/board.module.css';
import { Lines } from '../../lines/lines.tsx';
import { lit } from '../../lines/lit.ts';
import type { Rail } from '../../tariff/rails.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
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
      <Frame grid className={clsx(board.opening, layout.pad7)}>
        {lines ? (
          <Lines
            shape="straight"
            lines={lit(lines)}
            className={clsx(layout.noPhone, board.register)}
          />
        ) : null}
        <Heading level={1} size="hero" className={clsx(board.heading, cell(1, 12), styles.beside)}>
          {heading}
        </Heading>
        <p
          className={clsx(
            text.lead,
            layout.before8,
            layout.narrow,
            cell(8, 12, [1, 9]),
            styles.beside,
          )}
        >
          {lead}
        </p>
      </Frame>
    </Section>
  );
}
