import type { HomeContent } from '../../content/queries/home.ts';
import { LINE_ORDER, Lines } from '../../lines/lines.tsx';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './industries.module.css';

/** Six industries as stops of the strip map: a ring on each line that the industry uses most. */
export function Industries({ texts }: { texts: HomeContent['industries'] }) {
  return (
    <Section labelledBy="industries">
      <Frame grid strip className={styles.frame}>
        <Lines shape="bend" turn="left" className={styles.lines} />
        <div className={styles.say}>
          <Heading level={2} size="h3" id="industries" className={styles.heading}>
            {texts.heading}
          </Heading>
          <p className={styles.lead}>{texts.lead}</p>
        </div>
        <ul className={styles.strip}>
          {texts.entries.map(({ label, summary, href, lines }) => (
            <li key={href} className={styles.stop}>
              {LINE_ORDER.filter((line) => lines.includes(line)).map((line) => (
                <Station key={line} line={line} className={styles.ring} />
              ))}
              <a className={styles.link} href={href}>
                <Heading level={3} size="h2" className={styles.name}>
                  {label}
                </Heading>
                <span className={styles.summary}>{summary}</span>
                <span className={styles.arrow} aria-hidden="true">
                  →
                </span>
              </a>
            </li>
          ))}
        </ul>
        <div className={styles.foot}>
          <Link href={texts.link.href} variant="more">
            {texts.link.label}
          </Link>
        </div>
      </Frame>
    </Section>
  );
}
