import { clsx } from 'clsx';
import type { WhistleblowerPage } from '../../content/schemas/whistleblower.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import columns from '../../ui/layout/columns.module.css';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { Frame, Section } from '../../ui/section/section.tsx';
import { Aftermath } from './aftermath.tsx';
import { Ruler, UprightRuler } from './ruler.tsx';
import styles from './whistleblower.module.css';

/** The last two share the long stretch, one at either end of it. */
const COLUMNS = [columns.from1, columns.from2, columns.from3, columns.from3];

/** What happens to a report: the two limits of the law on a line in true scale. */
export function Timings({ texts }: { texts: WhistleblowerPage['timings'] }) {
  return (
    <Section className={clsx(layout.before8, layout.clip)} labelledBy="timings">
      <Frame>
        <Heading level={2} size="h4" id="timings" className={clsx(text.mute, text.regular)}>
          {texts.heading}
        </Heading>
        <div className={layout.relative}>
          <Ruler />
          <ol className={styles.timings}>
            {texts.stations.map(({ value, unit, label, text: about }, index) => (
              <li key={label} className={clsx(styles.timing, layout.relative, COLUMNS[index])}>
                <UprightRuler stop={index} />
                {value ? (
                  <p className={styles.limit}>
                    <span className={clsx(text.readout, styles.value)}>{value}</span>{' '}
                    <span className={clsx(text.large, text.mute)}>{unit}</span>
                  </p>
                ) : null}
                <Heading level={3} size="h4">
                  {label}
                </Heading>
                <p className={clsx(text.fine, text.balance, layout.before1)}>{about}</p>
              </li>
            ))}
          </ol>
        </div>
        <Aftermath afterwards={texts.afterwards} note={texts.note} />
      </Frame>
    </Section>
  );
}
