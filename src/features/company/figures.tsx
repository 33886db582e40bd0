import type { Readout } from '../../content/queries/company.ts';
import type { AboutPage } from '../../content/schemas/about.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './figures.module.css';

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

interface FiguresProps {
  texts: AboutPage['figures'];
  figures: readonly Readout[];
}

/** The institution in figures: readouts on one sheet, dated and marked as examples. */
export function Figures({ texts, figures }: FiguresProps) {
  return (
    <Section className={styles.section} labelledBy="figures">
      <Frame>
        <div className={styles.top}>
          <Heading level={2} size="h3" id="figures">
            {texts.heading}
          </Heading>
          <p className={styles.note}>
            <time dateTime={texts.asOf}>{DAY.format(new Date(texts.asOf))}</time>. {texts.note}
          </p>
        </div>
        <ul className={styles.list}>
          {figures.map(({ value, unit, label }) => (
            <li key={label} className={styles.item}>
              <span className={styles.value}>{value}</span>{' '}
              <span className={styles.label}>
                {unit ? <b className={styles.unit}>{unit}</b> : null} {label}
              </span>
            </li>
          ))}
        </ul>
      </Frame>
    </Section>
  );
}
