import type { Readout } from '../../content/queries/limits.ts';
import type { AboutPage } from '../../content/schemas/about.ts';
import { Day } from '../../ui/day/day.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Inline, Split, Spread, Text } from '../../ui/layout/box.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './company.module.css';

interface FiguresProps {
  texts: AboutPage['figures'];
  figures: readonly Readout[];
}

/** The institution in figures: readouts on one sheet, dated and marked as examples. */
export function Figures({ texts, figures }: FiguresProps) {
  return (
    <Section before={9} labelledBy="figures">
      <Frame>
        <Inline spread gap={3} items="bottom" pad={5} rule="end">
          <Heading level={2} size="h3" id="figures">
            {texts.heading}
          </Heading>
          <Text size="small" tone="mute" measure="text">
            <Day value={texts.asOf} />. {texts.note}
          </Text>
        </Inline>
        <Split as="ul" of={2} className={styles.figures}>
          {figures.map(({ value, unit, label }) => (
            <Spread key={label} as="li" items="bottom" gap={4} pad={6} rule="end">
              <Text as="span" size="readout" wrap="none" className={styles.value}>
                {value}
              </Text>{' '}
              <Text as="span" size="fine" wrap="balance" className={styles.label}>
                {unit ? <b>{unit}</b> : null} {label}
              </Text>
            </Spread>
          ))}
        </Split>
      </Frame>
    </Section>
  );
}
