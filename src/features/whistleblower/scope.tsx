import type { WhistleblowerPage } from '../../content/schemas/whistleblower.ts';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './scope.module.css';

/** What belongs here, on the line; what does not leaves it by a branch to the right place. */
export function Scope({ texts }: { texts: WhistleblowerPage['scope'] }) {
  return (
    <Section className={styles.section} labelledBy="scope">
      <Frame grid>
        <div className={styles.words}>
          <Heading level={2} size="h2" id="scope">
            {texts.heading}
          </Heading>
          <p className={styles.lead}>{texts.lead}</p>
        </div>
        <div className={styles.map}>
          <ul className={styles.yes} aria-label={texts.heading}>
            {texts.yes.map((text) => (
              <li key={text} className={styles.stop}>
                <Station className={styles.ring} />
                {text}
              </li>
            ))}
          </ul>
          <ul className={styles.no} aria-label="What belongs elsewhere">
            {texts.no.map(({ text, label, href }) => (
              <li key={href} className={styles.branch}>
                <span>{text}</span>
                <Link href={href} variant="more">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </Frame>
    </Section>
  );
}
