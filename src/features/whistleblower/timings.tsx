import type { WhistleblowerPage } from '../../content/schemas/whistleblower.ts';
import { Titled } from '../../ui/heading/titled.tsx';
import { Box, Split, Text } from '../../ui/layout/box.tsx';
import { TitledSection } from '../../ui/section/section.tsx';
import { Ruler, UprightRuler } from './ruler.tsx';
import styles from './whistleblower.module.css';

/** The last two share the long stretch, one at either end of it. */
const COLUMNS = [[1], [2], [3], [3]] as const;

/** What happens to a report: the two limits of the law on a line in true scale. */
export function Timings({ texts }: { texts: WhistleblowerPage['timings'] }) {
  return (
    <TitledSection
      id="timings"
      title={texts.heading}
      size="h4"
      head={{ tone: 'mute', weight: 'regular' }}
      before={8}
      clip
    >
      <Box place="relative">
        <Ruler />
        <ol className={styles.timings}>
          {texts.stations.map(({ value, unit, label, text }, index) => (
            <Box key={label} as="li" place="relative" at={COLUMNS[index]} className={styles.timing}>
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
              <Titled
                title={label}
                text={text}
                look={{ size: 'fine', wrap: 'balance', before: 1 }}
              />
            </Box>
          ))}
        </ol>
      </Box>
      <Split of={2} apart gap={5} pad={5} rule="start" before={7}>
        <Text tone="bone" measure="text">
          {texts.afterwards}
        </Text>
        <Text size="small" tone="mute">
          One mark is one day
          <Box as="span" shown="phone">
            ; after the seventh day, one week
          </Box>
          . {texts.note}
        </Text>
      </Split>
    </TitledSection>
  );
}
