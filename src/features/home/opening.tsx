import type { HomeContent } from '../../content/queries/home.ts';
import { Lines } from '../../lines/lines.tsx';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './opening.module.css';

/** Five steps from the form to the live IBAN, each an interchange on the three lines. */
export function Opening({ texts }: { texts: HomeContent['opening'] }) {
  const last = texts.steps.length - 1;
  return (
    <Section labelledBy="opening">
      <Frame grid strip className={styles.frame}>
        <Lines shape="bend" turn="left" className={styles.lines} />
        <div className={styles.say}>
          <Heading level={2} size="h2" id="opening">
            {texts.heading}
          </Heading>
          <p className={styles.lead}>{texts.lead}</p>
          <Link href={texts.link.href} variant="more">
            {texts.link.label}
          </Link>
          <p className={styles.example}>
            {texts.span}. {texts.example}
          </p>
        </div>
        <ol className={styles.steps}>
          {texts.steps.map(({ figure, unit, title, text }, index) => (
            <li key={title} className={styles.step}>
              <Station span={3} state={index === last ? 'now' : 'ring'} className={styles.ring} />
              <p className={styles.figure}>
                {figure} {unit ? <small className={styles.unit}>{unit}</small> : null}
              </p>
              <div>
                <Heading level={3} size="h4">
                  {title}
                </Heading>
                <p className={styles.text}>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Frame>
    </Section>
  );
}
