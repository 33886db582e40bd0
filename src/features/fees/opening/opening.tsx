import { clsx } from 'clsx';
import { Lines } from '../../../lines/lines.tsx';
import { Station } from '../../../lines/station.tsx';
import { changesText, type Versions } from '../../../tariff/versions.ts';
import { Day } from '../../../ui/day/day.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { Box, Inline, Stack, Text } from '../../../ui/layout/box.tsx';
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
      <Text.li place="relative" tone="mute" className={styles.stop} data-months={months}>
        <Station span={3} className={styles.today} />
        <Text.span size="entry" tone="mute" block>
          Today
        </Text.span>
        <Text.span size="small" block>
          <Day value={day} />
        </Text.span>
      </Text.li>
    );
  }
  const { tariff, status, changes } = version;
  return (
    <Box.li place="relative" className={styles.stop} data-months={months}>
      <Station span={3} state={state} />
      <Text.span size="entry" wrap="none" block>
        {tariff.version}
      </Text.span>
      <Text.span size="small" block>
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
      </Text.span>
    </Box.li>
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
      <Frame grid pad={7}>
        <Heading level={1} size="hero" at={[1, 9]} tablet={[1, 13]}>
          {texts.heading}
        </Heading>
        <Inline
          gap={4}
          before={6}
          self="bottom"
          at={[9, 13]}
          tablet={[1, 13]}
          className={styles.say}
        >
          <Text size="lead">{texts.lead}</Text>
          <Stack.p>
            <Files slug={slug} version={current.version} audience="companies" labelled />
            <Files slug={slug} version={current.version} audience="individuals" labelled />
          </Stack.p>
        </Inline>
      </Frame>
      <Frame grid strip>
        <Lines shape="bend" turn="right" className={styles.dates} />
        <Stack.ol
          gap={4}
          at={[2, 12]}
          tablet={[1, 12]}
          className={clsx(styles.stops, styles.screen)}
          aria-label="Versions of the price list"
        >
          {stationsOf(versions).map((stop) => (
            <Stop key={stop.key} stop={stop} previous={previous?.version} />
          ))}
        </Stack.ol>
      </Frame>
    </Section>
  );
}
