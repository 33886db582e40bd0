import { clsx } from 'clsx';
import type { Industry } from '../../content/queries/industries.ts';
import { Station } from '../../lines/station.tsx';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import styles from './industry-index.module.css';
import { WORDS } from './texts.ts';

/** The page's index, between the lines: sticky on a wide screen, lit by view timelines where there are any. */
export function IndustryIndex({ industries }: { industries: readonly Industry[] }) {
  return (
    <div className={clsx(styles.run, layout.wideOnly)}>
      <nav aria-label={WORDS.strip} className={styles.bar}>
        <ol className={layout.between}>
          {industries.map(({ anchor, label }) => (
            <li key={anchor} className={clsx(text.least, text.mute, styles.stop)}>
              <a href={`#${anchor}`} className={clsx(layout.between, layout.middle, styles.link)}>
                <Station className={styles.ring} />
                {label}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
