import type { ProductPart } from '../../content/queries/product.ts';
import { Lines } from '../../lines/lines.tsx';
import { Station } from '../../lines/station.tsx';
import { Frame } from '../../ui/section/section.tsx';
import styles from './part-index.module.css';
import { WORDS } from './texts.ts';

/**
 * The page's map: one list, sticky beside the parts on a wide screen, a board on a tablet, the
 * strip's first stops on a phone. The part in view is lit by view timelines where there are any.
 */
export function PartIndex({ parts }: { parts: readonly ProductPart[] }) {
  return (
    <div className={styles.column}>
      <Frame strip className={styles.frame}>
        <Lines shape="straight" className={styles.strip} />
        <nav aria-label={WORDS.index} className={styles.map}>
          <ol className={styles.stops}>
            {parts.map(({ anchor, label, lines }) => (
              <li key={anchor}>
                <a href={`#${anchor}`} className={styles.link}>
                  {lines.length === 0 ? <Station state="dotted" className={styles.ring} /> : null}
                  {lines.map((line) => (
                    <Station key={line} line={line} className={styles.ring} />
                  ))}
                  <span className={styles.label}>{label}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </Frame>
    </div>
  );
}
