import { clsx } from 'clsx';
import type { WhistleblowerPage } from '../../content/schemas/whistleblower.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import { Box, Text } from '../../ui/layout/box.tsx';
import columns from '../../ui/layout/columns.module.css';
import { Frame, Section } from '../../ui/section/section.tsx';
import { Aftermath } from './aftermath.tsx';
import { Ruler, UprightRuler } from './ruler.tsx';
import styles from './whistleblower.module.css';

/** The last two share the long stretch, one at either end of it. */
const COLUMNS = [columns.from1, columns.from2, columns.from3, columns.from3];

/** What happens to a report: the two limits of the law on a line in true scale. */
export function Timings({ texts }: { texts: WhistleblowerPage['timings'] }) {
  return (
    <Section before={8} clip labelledBy="timings">
      <Frame>
        <Heading level={2} size="h4" id="timings" tone="mute" weight="regular">
          {texts.heading}
        </Heading>
        <Box place="relative">
          <Ruler />
          <ol className={styles.timings}>
            {texts.stations.map(({ value, unit, label, text: about }, index) => (
              <Box
                key={label}
                as="li"
                place="relative"
                className={clsx(styles.timing, COLUMNS[index])}
              >
                <UprightRuler stop={index} />
                {value ? (
                  <p className={styles.limit}>
                    <Text as="span" size="readout" className={styles.value}>
                      {value}
                    </Text>{' '}
                    <Text as="span" size="large" tone="mute">
                      {unit}
                    </Text>
                  </p>
                ) : null}
                <Heading level={3} size="h4">
                  {label}
                </Heading>
                <Text size="fine" wrap="balance" before={1}>
                  {about}
                </Text>
              </Box>
            ))}
          </ol>
        </Box>
        <Aftermath afterwards={texts.afterwards} note={texts.note} />
      </Frame>
    </Section>
  );
}
