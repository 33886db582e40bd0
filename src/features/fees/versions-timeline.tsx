import { clsx } from 'clsx';
import { Lines } from '#drawings/lines/lines.tsx';
import { Station } from '#drawings/lines/station.tsx';
import { changesText, type Version, type Versions } from '#tariff/versions.ts';
import { Day } from '#ui/day/day-text.tsx';
import { Drawing } from '#ui/drawing/drawing.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Inline, Stack, Text } from '#ui/layout/box.tsx';
import { Link } from '#ui/link/link.tsx';
import { Frame, Section } from '#ui/section/section.tsx';
import styles from './fees.module.css';
import { stationsOf } from './stations.ts';
import { AllFiles } from './version-files.tsx';

const WORDS = { announced: null, 'in-force': 'in force', superseded: 'superseded' } as const;

/** How wide a month asks to be, in pixels: more than any window has, so that all are too wide alike. */
const MONTH = 1000;

interface VersionDayProps {
  version: Version;
  /** Whether `/fee/index_old` is its page. */
  hasPage: boolean;
}

/** When a version comes or came into force, and what there is to read of it. */
function VersionDay({ version: { tariff, status, changes }, hasPage }: VersionDayProps) {
  return (
    <>
      <span data-whole="">
        <Day value={tariff.effective} />,
      </span>{' '}
      <br />
      {WORDS[status]}
      {hasPage ? (
        <>
          , <Link href="/fee/index_old">read it</Link>
        </>
      ) : null}
      {status === 'announced' && changes ? (
        <Link href="#changes">{changesText(changes)}</Link>
      ) : null}
    </>
  );
}

interface VersionsTimelineProps {
  texts: { readonly heading: string; readonly lead: string };
  versions: Versions;
  slug: string;
}

/** The page's opening: every version is a station where the lines pass its day. */
export function VersionsTimeline({ texts, versions, slug }: VersionsTimelineProps) {
  const { current, previous } = versions;
  return (
    <Section>
      <Frame grid pad={7}>
        <Heading size="hero" at={[1, 9]} tablet={[1, 13]}>
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
          <AllFiles slug={slug} version={current.version} />
        </Inline>
      </Frame>
      <Frame grid strip>
        <Lines turn="right" className={styles.dates} />
        <Stack.ol
          gap={4}
          at={[2, 12]}
          tablet={[1, 12]}
          className={clsx(styles.stops, styles.screen)}
          aria-label="Versions of the price list"
        >
          {stationsOf(versions).map(({ key, day, months, state, version }) => (
            <Text.li
              key={key}
              place="relative"
              tone={version ? undefined : 'mute'}
              className={styles.stop}
            >
              <Drawing shown="tabletUp" width={String(months * MONTH)} height="0" />
              <Station span={3} state={state} className={version ? undefined : styles.today} />
              <Text.span
                size="entry"
                tone={version ? undefined : 'mute'}
                wrap={version ? 'none' : undefined}
                block
              >
                {version ? key : 'Today'}
              </Text.span>
              <Text.span size="small" block>
                {version ? (
                  <VersionDay version={version} hasPage={version.tariff === previous} />
                ) : (
                  <Day value={day} />
                )}
              </Text.span>
            </Text.li>
          ))}
        </Stack.ol>
      </Frame>
    </Section>
  );
}
