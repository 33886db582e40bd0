import { clsx } from 'clsx';
import { Lines } from '../../lines/lines.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
import { Frame, Section } from '../../ui/section/section.tsx';
import text from '../../ui/text/text.module.css';
import styles from './home.module.css';

/** White wordmarks in `public/partners/`, with their widths at a common height of 38 px. */
const WORDMARKS = [
  { file: 'norrhaven', width: 141 },
  { file: 'kvant', width: 88 },
  { file: 'halden-roe', width: 162 },
  { file: 'ostra', width: 104 },
  { file: 'ferrum', width: 102 },
  { file: 'meridian', width: 129 },
  { file: 'vellmar', width: 120 },
] as const;

/** A decorative strip of made-up companies' wordmarks: as many as fit into one row, on a phone two. */
export function Partners({ caption }: { caption: string }) {
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
          {WORDMARKS.map(({ file, width }) => (
            <li key={file}>
              <img src={`/partners/${file}.svg`} alt="" loading="lazy" width={width} height="38" />
            </li>
          ))}
        </ul>
      </Frame>
    </Section>
  );
}
