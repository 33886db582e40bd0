import { Lines } from '#drawings/lines/lines.tsx';
import { Station } from '#drawings/lines/station.tsx';
import { AUDIENCE_LABELS, AUDIENCES } from '#tariff/names.ts';
import type { Tariff } from '#tariff/schema/shape.ts';
import { countsText } from '#tariff/tariff-changes.ts';
import { changesText, compareVersions, pairs, type Versions } from '#tariff/versions.ts';
import { Day } from '#ui/day/day-text.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Box, Stack, Text } from '#ui/layout/box.tsx';
import { Section } from '#ui/section/section.tsx';
import { ChangeRows } from './change-rows.tsx';
import styles from './fees.module.css';

interface ChangesProps {
  texts: { readonly lead: string; readonly others: string };
  versions: Versions;
}

interface PairProps {
  from: Tariff;
  to: Tariff;
}

function PairNames({ from, to }: PairProps) {
  return (
    <>
      <Text.span wrap="whole">
        {from.version} <Text.span tone="mute">→</Text.span>
      </Text.span>{' '}
      <Text.span wrap="whole">{to.version}</Text.span>
    </>
  );
}

/** What differs between two other versions, folded. */
function OtherPair({ from, to }: PairProps) {
  const lists = compareVersions(from, to);
  return (
    <Disclosure
      summary={
        <>
          <PairNames from={from} to={to} />{' '}
          <Text.span size="small" tone="mute" weight="regular">
            {changesText(lists)}
          </Text.span>
        </>
      }
    >
      {AUDIENCES.map((audience) => (
        <div key={audience}>
          <Text.h4 size="small" tone="mute" weight="regular" pad={3}>
            {`${AUDIENCE_LABELS[audience]}: ${countsText(lists[audience])}`}
          </Text.h4>
          <ChangeRows list={lists[audience]} />
        </div>
      ))}
    </Disclosure>
  );
}

/** What the announced version changes, for each audience. */
function AnnouncedChanges({ from, to }: PairProps) {
  const lists = compareVersions(from, to);
  return AUDIENCES.map((audience) => (
    <section key={audience} id={`changes-${audience}`}>
      <Heading size="h4" items="baseline" gap={2} pad={3} flow="ends">
        {`${AUDIENCE_LABELS[audience]} `}
        <Text.span size="small" tone="mute" weight="regular">
          {countsText(lists[audience])}
        </Text.span>
      </Heading>
      <ChangeRows list={lists[audience]} />
      <Text size="fine" tone="mute" rule="start" pad={4}>
        {`The other ${lists[audience].counts.unchanged} prices stay as they are.`}
      </Text>
    </section>
  ));
}

/** What the announced version changes and when, and the differences between any two versions. */
export function Changes({ texts, versions }: ChangesProps) {
  const { current, next } = versions;
  const others = pairs(versions).filter(({ from, to }) => from !== current || to !== next);
  return (
    <Section grid strip id="changes" labelledBy="changes-heading">
      <Lines />
      <Box before={9} at={[2, 13]} className={styles.eleven}>
        <Station rail={0} span={3} state={next ? 'announced' : 'ring'} />
        <Heading size="h2" id="changes-heading" className={styles.pair}>
          {next ? <PairNames from={current} to={next} /> : 'No change is announced'}
        </Heading>
      </Box>
      {next ? (
        <Text
          size="lead"
          measure="narrow"
          before={5}
          place="stickyWide"
          at={[2, 5]}
          tablet={[2, 13]}
        >
          Announced on <Day value={next.announced} />, in force from <Day value={next.effective} />.{' '}
          {texts.lead}
        </Text>
      ) : null}
      <Stack gap={8} before={5} at={[6, 13]} tablet={[2, 13]}>
        {next ? <AnnouncedChanges from={current} to={next} /> : null}
      </Stack>
      {others.length > 0 ? (
        <Box before={8} at={[6, 13]} tablet={[2, 13]} className={styles.screen}>
          <Heading size="h4" pad={3}>
            {texts.others}
          </Heading>
          {others.map(({ from, to }) => (
            <OtherPair key={`${from.version} ${to.version}`} from={from} to={to} />
          ))}
        </Box>
      ) : null}
    </Section>
  );
}
