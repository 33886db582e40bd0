import { clsx } from 'clsx';
import { Lines } from '../../../lines/lines.tsx';
import { Station } from '../../../lines/station.tsx';
import { changesText, type Versions } from '../../../tariff/versions.ts';
import { Day } from '../../../ui/day/day.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { cell } from '../../../ui/layout/cell.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { Link } from '../../../ui/link/link.tsx';
import { Frame, Section } from '../../../ui/section/section.tsx';
import styles from '../fees.module.css';
import { Files } from '../files.tsx';
import { type DatedStation, stationsOf } from './stations.ts';

interface OpeningProps {
  texts: { readonly heading: string; readonly lead: string };
  versions: Versions;
  slug: string;
}

function Stop({ stop: { day, months, state, version }, previous }: StopProps) {
  if (!version) {
    return (
      <li className={clsx(styles.stop, layout.relative, text.mute)} data-months={months}>
        <Station span={3} className={styles.today} />
        <span className={clsx(text.entry, text.mute, layout.block)}>Today</span>
        <span className={clsx(text.small, layout.block)}>
          <Day value={day} />
        </span>
      </li>
    );
  }
  const { tariff, status, changes } = version;
  return (
    <li className={clsx(styles.stop, layout.relative)} data-months={months}>
      <Station span={3} state={state} />
      <span className={clsx(text.entry, text.nowrap, layout.block)}>{tariff.version}</span>
      <span className={clsx(text.small, layout.block)}>
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
      <Frame grid className={layout.pad7}>
        <Heading level={1} size="hero" className={cell(1, 9, [1, 13])}>
          {texts.heading}
        </Heading>
        <div
          className={clsx(
            styles.say,
            layout.row,
            layout.gap4,
            layout.before6,
            layout.atBottom,
            cell(9, 13, [1, 13]),
          )}
        >
          <p className={text.lead}>{texts.lead}</p>
          <p className={layout.stack}>
            <Files slug={slug} version={current.version} audience="companies" labelled />
            <Files slug={slug} version={current.version} audience="individuals" labelled />
          </p>
        </div>
      </Frame>
      <Frame grid strip>
        <Lines shape="bend" turn="right" className={styles.dates} />
        <ol
          className={clsx(
            styles.stops,
            styles.screen,
            layout.stack,
            layout.gap4,
            cell(2, 12, [1, 12]),
          )}
          aria-label="Versions of the price list"
        >
          {stationsOf(versions).map((stop) => (
            <Stop key={stop.key} stop={stop} previous={previous?.version} />
          ))}
        </ol>
      </Frame>
    </Section>
  );
}
