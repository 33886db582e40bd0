import { Lines } from '../../../lines/lines.tsx';
import { Station } from '../../../lines/station.tsx';
import { Day } from '../../../ui/day/day.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { Frame, Section } from '../../../ui/section/section.tsx';
import { Files } from '../files.tsx';
import { changesText, type Versions } from '../versions.ts';
import styles from './opening.module.css';
import { type DatedStation, stationsOf } from './stations.ts';

interface OpeningProps {
  texts: { readonly heading: string; readonly lead: string };
  versions: Versions;
  slug: string;
}

function Stop({ stop: { day, months, state, version }, previous }: StopProps) {
  if (!version) {
    return (
      <li className={styles.stop} data-months={months} data-today>
        <i className={styles.hairline} aria-hidden="true" />
        <b className={styles.version}>Today</b>
        <span className={styles.text}>
          <Day value={day} />
        </span>
      </li>
    );
  }
  const { tariff, status, changes } = version;
  return (
    <li className={styles.stop} data-months={months}>
      <Station span={3} state={state} className={styles.station} />
      <b className={styles.version}>{tariff.version}</b>
      <span className={styles.text}>
        {status === 'announced' ? 'From ' : null}
        <Day value={day} />
        <br />
        {status === 'in-force' ? 'in force' : null}
        {status === 'superseded' ? 'superseded' : null}
        {tariff.version === previous ? (
          <>
            , <Link href="/fee/index_old">read it</Link>
          </>
        ) : null}
        {status === 'announced' && changes ? (
          <Link href="#changes">{changesText(changes)}</Link>
        ) : null}
      </span>
    </li>
  );
}

interface StopProps {
  stop: DatedStation;
  /** The version whose page is `/fee/index_old`. */
  previous: string | undefined;
}

/** The page's opening: every version is a station where the lines pass its day. */
export function Opening({ texts, versions, slug }: OpeningProps) {
  const { current, previous } = versions;
  return (
    <Section>
      <Frame grid className={styles.words}>
        <Heading level={1} size="hero" className={styles.heading}>
          {texts.heading}
        </Heading>
        <div className={styles.say}>
          <p className={styles.lead}>{texts.lead}</p>
          <p className={styles.downloads}>
            <Files slug={slug} version={current.version} audience="companies" labelled />
            <Files slug={slug} version={current.version} audience="individuals" labelled />
          </p>
        </div>
      </Frame>
      <Frame className={styles.line}>
        <Lines shape="bend" turn="right" className={styles.lines} />
        <ol className={styles.stops} aria-label="Versions of the price list">
          {stationsOf(versions).map((stop) => (
            <Stop key={stop.key} stop={stop} previous={previous?.version} />
          ))}
        </ol>
      </Frame>
    </Section>
  );
}
