import { Lines } from '../../lines/lines.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './partners.module.css';

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

/** A decorative strip of made-up companies' wordmarks. */
export function Partners({ caption }: { caption: string }) {
  return (
    <Section className={styles.partners}>
      <Frame grid strip className={styles.frame}>
        <Lines shape="straight" light />
        <p className={styles.caption}>{caption}</p>
        <ul className={styles.marks} aria-hidden="true">
          {WORDMARKS.map(({ file, width }) => (
            <li key={file}>
              <img
                className={styles.mark}
                src={`/partners/${file}.svg`}
                alt=""
                loading="lazy"
                width={width}
                height="38"
              />
            </li>
          ))}
        </ul>
      </Frame>
    </Section>
  );
}
