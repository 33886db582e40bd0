import type { HomeContent } from '../../content/queries/home.ts';
import { Lines } from '../../lines/lines.tsx';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import { API_ANSWERS, ApiAnswer, ApiRequest } from '../../vignettes/api-exchange/api-exchange.tsx';
import styles from './developers.module.css';

/** A request on one side, what comes back on the other, pinned to the lines in time order. */
export function Developers({ texts }: { texts: HomeContent['developers'] }) {
  return (
    <Section labelledBy="developers">
      <Frame grid strip className={styles.frame}>
        <Lines shape="straight" light className={styles.lines} />
        <div className={styles.say}>
          <Heading level={2} size="h2" id="developers">
            {texts.heading}
          </Heading>
          <p className={styles.lead}>{texts.lead}</p>
          <p className={styles.links}>
            <Link href={texts.link.href} variant="more">
              {texts.link.label}
            </Link>
            <Link href={texts.guide.href} variant="more">
              {texts.guide.label}
            </Link>
          </p>
        </div>
        <div className={styles.request}>
          <Station span={3} className={styles.capsule} />
          <ApiRequest />
        </div>
        <div className={styles.answers}>
          {API_ANSWERS.map((answer) => (
            <div key={answer.title} className={styles.answer}>
              <Station state={answer.now ? 'now' : 'ring'} className={styles.ring} />
              <ApiAnswer answer={answer} />
            </div>
          ))}
        </div>
        <dl className={styles.facts}>
          {texts.facts.map(({ label, text, figure, unit }) => (
            <div key={label} className={styles.fact}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>
                {figure}
                {text === figure ? null : <small className={styles.unit}> {unit}</small>}
              </dd>
            </div>
          ))}
        </dl>
      </Frame>
    </Section>
  );
}
