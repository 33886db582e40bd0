import { clsx } from 'clsx';
import type { HomeContent } from '../../content/queries/home.ts';
import { Lines } from '../../lines/lines.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
import { Frame, Section } from '../../ui/section/section.tsx';
import text from '../../ui/text/text.module.css';
import styles from './home.module.css';

/** A decorative strip of companies' wordmarks: as many as fit into one row, on a phone two. */
export function Partners({ texts: { caption, marks } }: { texts: HomeContent['partners'] }) {
  return (
    <Section>
      <Frame grid strip className={layout.pad7}>
        <Lines shape="straight" light />
        <p className={clsx(text.small, text.mute, cell(2, 13))}>{caption}</p>
        <ul
          className={clsx(
            styles.marks,
            layout.row,
            layout.between,
            layout.gap5,
            layout.before5,
            cell(2, 13),
          )}
          aria-hidden="true"
        >
          {marks.map(({ file, width }) => (
            <li key={file}>
              <img src={`/partners/${file}.svg`} alt="" loading="lazy" width={width} height="38" />
            </li>
          ))}
        </ul>
      </Frame>
    </Section>
  );
}
