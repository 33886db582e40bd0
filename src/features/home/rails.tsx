import type { HomeContent } from '../../content/queries/home.ts';
import { Lines } from '../../lines/lines.tsx';
import { Inline, Text } from '../../ui/layout/box.tsx';
import { MoreLink } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import { SectionHead } from '../../ui/section/section-head.tsx';
import { IbanPlates } from '../../vignettes/iban-plates/iban-plates.tsx';
import home from './home.module.css';
import { Lane } from './lane.tsx';
import styles from './rails.module.css';

/** One IBAN opens into three lanes: when each runs, how long it takes, who has the money. */
export function Rails({ texts }: { texts: HomeContent['rails'] }) {
  const { heading, lead, lanes, link, example } = texts;
  return (
    <Section labelledBy="rails">
      <Frame grid strip pad={8}>
        <Lines light />
        <SectionHead id="rails" heading={heading} lead={lead} measure="text" at={[2, 7]} />
        <IbanPlates self="bottom" at={[8, 13]} className={home.below} />
      </Frame>
      <Frame grid strip className={styles.lanes}>
        <Lines shape="lanes" turn="right" className={styles.lines} />
        {lanes.map((lane) => (
          <Lane key={lane.line} lane={lane} />
        ))}
        <Inline gap={5} before={5} at={[2, 12]}>
          <MoreLink to={link} />
          <Text size="small" tone="mute">
            {example}
          </Text>
        </Inline>
      </Frame>
    </Section>
  );
}
