import type { IndustriesContent } from '../../content/queries/industries.ts';
import { LINE_ORDER, Lines } from '../../lines/lines.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './opening.module.css';
import { WORDS } from './texts.ts';

/** The page's name over the strip map: three lines, six stations, a ring on each line that is used. */
export function Opening({ heading, lead, industries }: IndustriesContent) {
  return (
    <Section className={styles.opening} labelledBy="industries">
      <Frame grid>
        <Heading level={1} size="title" id="industries" className={styles.heading}>
          {heading}
        </Heading>
        <p className={styles.lead}>{lead}</p>
      </Frame>
      <Frame strip className={styles.map}>
        <Lines shape="lanes" turn="right" className={styles.lanes} />
        <ul className={styles.names} aria-hidden="true">
          <li data-line="instant">SEPA Instant</li>
          <li data-line="sepa">SEPA</li>
          <li data-line="swift">SWIFT</li>
        </ul>
        <nav aria-label={WORDS.index} className={styles.index}>
          <ol className={styles.stations}>
            {industries.map(({ anchor, label, summary, lines }) => (
              <li key={anchor}>
                <a href={`#${anchor}`} className={styles.station}>
                  {LINE_ORDER.filter((line) => lines.includes(line)).map((line) => (
                    <i key={line} className={styles.ring} data-line={line} aria-hidden="true" />
                  ))}
                  <b className={styles.label}>{label}</b>
                  <span className={styles.summary}>{summary}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </Frame>
    </Section>
  );
}
