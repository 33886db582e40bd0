import { clsx } from 'clsx';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './errors.module.css';
import { Figure503 } from './figures.tsx';

/** 503: illustrated figure, heading, sub-text; no way home (specification, 2.6). */
export function Unavailable() {
  return (
    <Section className={clsx(styles.page, layout.clip)}>
      <div className={clsx(styles.dust, layout.absolute)} data-particles="" aria-hidden="true" />
      <Frame>
        <Figure503 />
        <div className={clsx(layout.row, layout.baseline, layout.gap5, layout.before7)}>
          <Station state="announced" />
          <div className={layout.grow}>
            <Heading level={1} size="h2">
              Service Unavailable
            </Heading>
            <p className={clsx(text.lead, layout.before3)}>Please come back later</p>
          </div>
        </div>
      </Frame>
    </Section>
  );
}
