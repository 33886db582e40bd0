import { Lines } from '../../../lines/lines.tsx';
import { Station } from '../../../lines/station.tsx';
import { type ChangeList, countsText } from '../../../tariff/changes.ts';
import { AUDIENCE_LABELS, AUDIENCES } from '../../../tariff/names.ts';
import { changesText, compareVersions, pairs, type Versions } from '../../../tariff/versions.ts';
import { Day } from '../../../ui/day/day.tsx';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { Box, Stack, Text } from '../../../ui/layout/box.tsx';
import { Frame, Section } from '../../../ui/section/section.tsx';
import styles from '../fees.module.css';
import { ChangeRows } from './change-rows.tsx';

interface ChangesProps {
  texts: { readonly lead: string; readonly others: string };
  versions: Versions;
}

function Pair({ from, to }: { from: string; to: string }) {
  return (
    <>
      <Text.span wrap="whole">
        {from} <Text.span tone="mute">→</Text.span>
      </Text.span>{' '}
      <Text.span wrap="whole">{to}</Text.span>
    </>
  );
}

function List({ list, level }: { list: ChangeList; level: 'main' | 'other' }) {
  return (
    <>
      <ChangeRows list={list} />
      {level === 'main' ? (
        <Text
          size="fine"
          tone="mute"
          rule="start"
          pad={4}
        >{`The other ${list.counts.unchanged} prices stay as they are.`}</Text>
      ) : null}
    </>
  );
}

function Others({ texts, versions }: ChangesProps) {
  const { current, next } = versions;
  const others = pairs(versions).filter(({ from, to }) => from !== current || to !== next);
  if (others.length === 0) return null;
  return (
    <Box before={8} at={[6, 13]} tablet={[2, 13]} className={styles.screen}>
      <Heading level={3} size="h4" pad={3}>
        {texts.others}
      </Heading>
      {others.map(({ from, to }) => {
        const lists = compareVersions(from, to);
        return (
          <Disclosure
            key={`${from.version} ${to.version}`}
            summary={
              <>
                <Pair from={from.version} to={to.version} />{' '}
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
                <List list={lists[audience]} level="other" />
              </div>
            ))}
          </Disclosure>
        );
      })}
    </Box>
  );
}

/** What the announced version changes and when, and the differences between any two versions. */
export function Changes({ texts, versions }: ChangesProps) {
  const { current, next } = versions;
  const lists = next ? compareVersions(current, next) : null;
  return (
    <Section id="changes" labelledBy="changes-heading">
      <Frame strip grid>
        <Lines shape="straight" />
        <Box before={9} at={[2, 13]} className={styles.eleven}>
          <Station rail={0} span={3} state={next ? 'announced' : 'ring'} />
          <Heading level={2} size="h2" id="changes-heading" className={styles.pair}>
            {next ? <Pair from={current.version} to={next.version} /> : 'No change is announced'}
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
            Announced on <Day value={next.announced} />, in force from{' '}
            <Day value={next.effective} />. {texts.lead}
          </Text>
        ) : null}
        <Stack gap={8} before={5} at={[6, 13]} tablet={[2, 13]}>
          {lists
            ? AUDIENCES.map((audience) => (
                <section key={audience} id={`changes-${audience}`}>
                  <Heading level={3} size="h4" items="baseline" gap={2} pad={3} flow="ends">
                    {`${AUDIENCE_LABELS[audience]} `}
                    <Text.span size="small" tone="mute" weight="regular" right>
                      {countsText(lists[audience])}
                    </Text.span>
                  </Heading>
                  <List list={lists[audience]} level="main" />
                </section>
              ))
            : null}
        </Stack>
        <Others texts={texts} versions={versions} />
      </Frame>
    </Section>
  );
}
