import { clsx } from 'clsx';
import type { HomeContent } from '../../content/queries/home.ts';
import { Lines } from '../../lines/lines.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import { IbanPlates } from '../../vignettes/iban-plates/iban-plates.tsx';
import { Lane } from './lane.tsx';
import styles from './rails.module.css';

/** One IBAN opens into three lanes: when each runs, how long it takes, who has the money. */
export function Rails({ texts }: { texts: HomeContent['rails'] }) {
  return (
    <Section labelledBy="rails">
      <Frame grid strip className={layout.pad8}>
        <Lines shape="straight" light />
        <div className={cell(2, 7)}>
          <Heading level={2} size="h2" id="rails">
            {texts.heading}
          </Heading>
          <p className={clsx(text.lead, layout.before6, layout.measure)}>{texts.lead}</p>
        </div>
        <IbanPlates className={clsx(styles.below, layout.atBottom, cell(8, 13))} />
      </Frame>
      <Frame grid strip className={styles.lanes}>
        <Lines shape="lanes" turn="right" className={styles.lines} />
        {texts.lanes.map((lane) => (
          <Lane key={lane.line} lane={lane} />
        ))}
        <div className={clsx(layout.row, layout.gap5, layout.before5, cell(2, 12))}>
          <Link href={texts.link.href} variant="more">
            {texts.link.label}
          </Link>
          <p className={clsx(text.small, text.mute)}>{texts.example}</p>
        </div>
      </Frame>
    </Section>
  );
}
