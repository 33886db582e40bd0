import type { HomeContent } from '../../content/queries/home.ts';
import { Lines } from '../../lines/lines.tsx';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './safeguarding.module.css';

type Texts = HomeContent['safeguarding'];

interface MoneyTrackProps {
  track: Texts['tracks'][number];
  /** The institution's own money: a dashed track that touches no line. */
  own?: boolean;
}

function MoneyTrack({ track, own = false }: MoneyTrackProps) {
  return (
    <div className={styles.track} data-own={own}>
      {own ? null : <Station span={3} className={styles.capsule} />}
      <Heading level={3} size="h4" className={styles.owner}>
        {track.name}
      </Heading>
      <ol className={styles.stations}>
        {track.stations.map(({ label }) => (
          <li key={label} className={styles.stop}>
            <Station state={own ? 'announced' : 'ring'} className={styles.ring} />
            {label}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Safeguarded, not insured: three statements and two tracks that never meet. */
export function Safeguarding({ texts }: { texts: Texts }) {
  const [yours, ours] = texts.tracks;
  return (
    <Section labelledBy="safeguarding">
      <Frame grid strip className={styles.frame}>
        <Lines shape="straight" light />
        <div className={styles.say}>
          <Heading level={2} size="h2" id="safeguarding">
            {texts.heading}
          </Heading>
          <p className={styles.lead}>{texts.lead}</p>
          <Link href={texts.link.href} variant="more">
            {texts.link.label}
          </Link>
        </div>
        <ol className={styles.statements}>
          {texts.statements.map(({ title, text }) => (
            <li key={title} className={styles.statement}>
              <Heading level={3} size="h4">
                {title}
              </Heading>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
        <div className={styles.tracks}>
          {yours ? <MoneyTrack track={yours} /> : null}
          <p className={styles.apart}>{texts.gap}</p>
          {ours ? <MoneyTrack track={ours} own /> : null}
        </div>
      </Frame>
    </Section>
  );
}
