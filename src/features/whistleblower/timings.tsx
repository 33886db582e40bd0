import type { WhistleblowerPage } from '../../content/schemas/whistleblower.ts';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './timings.module.css';

const DAYS = 98;
const STOPS = ['arrives', 'acknowledged', 'followed', 'feedback'] as const;

/** One mark for each day, drawn at true scale: seven days, then about three months. */
function Ruler() {
  return (
    <svg className={styles.ruler} width="100%" height="24" aria-hidden="true">
      {Array.from({ length: DAYS + 1 }, (_, day) => {
        const height = day === 0 || day === 7 || day === DAYS ? 24 : day % 7 === 0 ? 16 : 10;
        const x = `${((day / DAYS) * 100).toFixed(3)}%`;
        return (
          <line key={x} x1={x} x2={x} y1={24 - height} y2="24" data-limit={day <= 7 || undefined} />
        );
      })}
    </svg>
  );
}

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
        <div className={styles.after}>
          <p className={styles.afterwards}>{texts.afterwards}</p>
          <p className={styles.note}>One mark is one day. {texts.note}</p>
        </div>
      </Frame>
    </Section>
  );
}
