import { clsx } from 'clsx';
import type { ApiPageTexts } from '#content/schemas/api-schema.ts';
import { Lines } from '#drawings/lines/lines.tsx';
import { Station, type StationState } from '#drawings/lines/station.tsx';
import { DisclosureToggle } from '#ui/disclosure-toggle/disclosure-toggle.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Box, Split, Stack, Text } from '#ui/layout/box.tsx';
import { MoreLink } from '#ui/link/link.tsx';
import { TitledSection } from '#ui/section/section.tsx';
import { t } from '#words/words.ts';
import styles from './api.module.css';

type Row = ApiPageTexts['scenarios']['rows'][number];

/** The endings: credited is filled, refused is dashed, and dotted if a person decides. */
const ENDS: Record<Row['ends'], { state: StationState; label: () => string }> = {
  credited: { state: 'done', label: () => t('api.ends.credited') },
  'credited, less': { state: 'ring', label: () => t('api.ends.less') },
  returned: { state: 'announced', label: () => t('api.ends.returned') },
  refused: { state: 'invalid', label: () => t('api.ends.refused') },
  'your decision': { state: 'dotted', label: () => t('api.ends.decision') },
};

interface EndingProps {
  ends: Row['ends'];
  about: string;
  rows: readonly Row[];
}

/** One ending: a siding of the lines, with every scenario that leads to it. */
function Ending({ ends, about, rows }: EndingProps) {
  const { state, label } = ENDS[ends];
  const look = clsx(styles.siding, styles.beside);
  return (
    <Stack.li phone="block" place="relative" before={5} className={look} data-ends={state}>
      <Box pad={3}>
        <Heading size="minor" gap={4} flow="inline">
          <Station state={state} />
          {label()}
        </Heading>
        <Text size="fine" before={1} className={styles.about}>
          {about}
        </Text>
      </Box>
      <ul className={styles.folded}>
        {rows.map(({ scenario, outcome }) => (
          <Split.li key={scenario} of={2} pad={3} rule="end" className={styles.outcome}>
            <Text.code tone="bone">{scenario}</Text.code>
            <span>{outcome}</span>
          </Split.li>
        ))}
      </ul>
    </Stack.li>
  );
}

/** Every ending of a payment in the sandbox, as a siding of the lines. */
export function Scenarios({ texts }: { texts: ApiPageTexts['scenarios'] }) {
  const { heading, text, link, rows, endings } = texts;
  const head = { at: [2, 8], tablet: [2, 13] } as const;
  return (
    <TitledSection id="scenarios" title={heading} head={head} grid strip pad={8}>
      <Lines />
      <Box size="fine" before={4} self="bottom" at={[9, 13]} tablet={[2, 13]}>
        <p>{text}</p>
        <MoreLink to={link} before={4} />
      </Box>
      <DisclosureToggle
        summary={t('api.scenarios', { count: rows.length })}
        shown="phone"
        before={6}
      />
      <Box.ul before={5} at={[2, 13]} className={styles.yard}>
        {[...new Set(rows.map(({ ends }) => ends))].map((ends) => (
          <Ending
            key={ends}
            ends={ends}
            about={endings[ends]}
            rows={rows.filter((row) => row.ends === ends)}
          />
        ))}
      </Box.ul>
    </TitledSection>
  );
}
