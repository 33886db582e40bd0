import type { HomeContent } from '../../content/queries/home.ts';
import { Lines } from '../../lines/lines.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import { IbanPlates } from '../../vignettes/iban-plates/iban-plates.tsx';
import { Lane } from './lane.tsx';
import styles from './rails.module.css';

/** One IBAN opens into three lanes: when each runs, how long it takes, who has the money. */
export function Rails({ texts }: { texts: HomeContent['rails'] }) {
  return (
    <Section labelledBy="rails">
      <Frame grid strip className={styles.intro}>
        <Lines shape="straight" light />
        <div className={styles.say}>
          <Heading level={2} size="h2" id="rails">
            {texts.heading}
          </Heading>
          <p className={styles.lead}>{texts.lead}</p>
        </div>
        <IbanPlates className={styles.plates} />
      </Frame>
      <Frame strip className={styles.lanes}>
        <Lines shape="lanes" turn="right" className={styles.lines} />
        {texts.lanes.map((lane) => (
          <Lane key={lane.line} lane={lane} />
        ))}
        <div className={styles.foot}>
          <Link href={texts.link.href} variant="more">
            {texts.link.label}
          </Link>
          <p className={styles.example}>{texts.example}</p>
        </div>
      </Frame>
    </Section>
  );
}
