import type { WhistleblowerPage } from '../../content/schemas/whistleblower.ts';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import { Aftermath } from './aftermath.tsx';
import { Ruler } from './ruler.tsx';
import styles from './timings.module.css';

const STOPS = ['arrives', 'acknowledged', 'followed', 'feedback'] as const;

/** What happens to a report: the two limits of the law on a line in true scale. */
export function Timings({ texts }: { texts: WhistleblowerPage['timings'] }) {
  return (
    <Section className={styles.section} labelledBy="timings">
      <Frame>
        <Heading level={2} size="h4" id="timings" className={styles.heading}>
          {texts.heading}
        </Heading>
        <div className={styles.line}>
          <Ruler />
          <ol className={styles.stops}>
            {texts.stations.map(({ value, unit, label, text }, index) => (
              <li key={label} className={styles.stop} data-stop={STOPS[index]}>
                {value ? (
                  <p className={styles.limit}>
                    <span className={styles.value}>{value}</span>{' '}
                    <span className={styles.unit}>{unit}</span>
                  </p>
                ) : null}
                <Station className={styles.ring} />
                <div className={styles.words}>
                  <h3 className={styles.label}>{label}</h3>
                  <p className={styles.text}>{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <Aftermath afterwards={texts.afterwards} note={texts.note} />
      </Frame>
    </Section>
  );
}
