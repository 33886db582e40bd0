import { clsx } from 'clsx';
import type { Readout } from '../../content/queries/limits.ts';
import type { AboutPage } from '../../content/schemas/about.ts';
import { Day } from '../../ui/day/day.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import layout from '../../ui/layout/layout.module.css';
import { Frame, Section } from '../../ui/section/section.tsx';
import text from '../../ui/text/text.module.css';
import styles from './company.module.css';

interface FiguresProps {
  texts: AboutPage['figures'];
  figures: readonly Readout[];
}

/** The institution in figures: readouts on one sheet, dated and marked as examples. */
export function Figures({ texts, figures }: FiguresProps) {
  return (
    <Section className={layout.before9} labelledBy="figures">
      <Frame>
        <div
          className={clsx(
            layout.row,
            layout.between,
            layout.gap3,
            layout.bottom,
            layout.pad5,
            layout.ruleEnd,
          )}
        >
          <Heading level={2} size="h3" id="figures">
            {texts.heading}
          </Heading>
          <p className={clsx(text.small, text.mute, layout.measure)}>
            <Day value={texts.asOf} />. {texts.note}
          </p>
        </div>
        <ul className={clsx(layout.two, styles.figures)}>
          {figures.map(({ value, unit, label }) => (
            <li
              key={label}
              className={clsx(
                layout.between,
                layout.bottom,
                layout.gap4,
                layout.pad6,
                layout.ruleEnd,
              )}
            >
              <span className={clsx(text.readout, text.nowrap, styles.value)}>{value}</span>{' '}
              <span className={clsx(text.fine, text.balance, styles.label)}>
                {unit ? <b>{unit}</b> : null} {label}
              </span>
            </li>
          ))}
        </ul>
      </Frame>
    </Section>
  );
}
