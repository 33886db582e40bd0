import type { FeePageTexts } from '#content/schemas/fee-page-schema.ts';
import { Lines } from '#drawings/lines/lines.tsx';
import { Station } from '#drawings/lines/station.tsx';
import { audiencesOf } from '#tariff/lines.ts';
import { audienceLabel } from '#tariff/names.ts';
import type { Tariff } from '#tariff/schema/shape.ts';
import { countsText } from '#tariff/tariff-changes.ts';
import { changesText, compareVersions, pairs, type Versions } from '#tariff/versions.ts';
import { Day } from '#ui/date/date-text.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Box, Text } from '#ui/layout/box.tsx';
import { Section } from '#ui/section/section.tsx';
import { rich } from '#words/rich.ts';
import { t } from '#words/words.ts';
import { Archive } from './archive.tsx';
import { ChangeRows } from './change-rows.tsx';
import styles from './fees.module.css';

interface PairProps {
  from: Tariff;
  to: Tariff;
}

/** Two versions and the number of differences. */
function PairSummary({ from, to }: PairProps) {
  return (
    <>
      <Text.span wrap="whole">
        {from.version} <Text.span tone="mute">→</Text.span>
      </Text.span>{' '}
      <Text.span wrap="whole">{to.version}</Text.span>{' '}
      <Text.span size="fine" tone="mute" weight="regular">
        {changesText(compareVersions(from, to))}
      </Text.span>
    </>
  );
}

/** The differences between two versions for each audience, whose anchor begins with `id`. */
export function Changes({ from, to, id }: PairProps & { id?: string | undefined }) {
  const lists = compareVersions(from, to);
  return audiencesOf(from, to).map((audience) => (
    <section key={audience} id={id && `${id}-${audience}`}>
      <Heading size="minor" items="baseline" gap={2} pad={3} flow="ends">
        {`${audienceLabel(audience)} `}
        <Text.span size="small" tone="mute" weight="regular">
          {countsText(lists[audience])}
        </Text.span>
      </Heading>
      <ChangeRows list={lists[audience]} />
      {lists[audience].counts.unchanged > 0 ? (
        <Text size="fine" tone="mute" rule="start" pad={4}>
          {t('fees.others', { count: lists[audience].counts.unchanged })}
        </Text>
      ) : null}
    </section>
  ));
}

interface HistoryProps {
  texts: FeePageTexts['versions'];
  versions: Versions;
  slug: string;
}

/**
 * Folded: the changes of the announced version, the differences between any two others, and all
 * files.
 */
export function History({ texts, versions, slug }: HistoryProps) {
  const { current, next } = versions;
  const others = pairs(versions).filter(({ from, to }) => from !== current || to !== next);
  return (
    <Section grid strip="ends" labelledBy="versions" frame={styles.history}>
      <Lines />
      <Box before={9} at={[2, 13]} className={styles.eleven}>
        <Station rail={0} span="all" shown="tabletUp" state={next ? 'announced' : 'ring'} />
        <Heading size="subsection" id="versions">
          {texts.heading}
        </Heading>
        <Text size="lead" measure="text" before={4}>
          {next ? (
            <>
              {rich(t('fees.announced', { version: next.version }), {
                announced: () => <Day value={next.announced} />,
                effective: () => <Day value={next.effective} />,
              })}{' '}
              {texts.next}
            </>
          ) : (
            t('fees.nothingAnnounced')
          )}
        </Text>
      </Box>
      <Box before={6} at={[2, 13]}>
        {next ? (
          <Disclosure wide summary={<PairSummary from={current} to={next} />}>
            <Changes from={current} to={next} id="changes" />
          </Disclosure>
        ) : null}
        {others.map(({ from, to }) => (
          <Disclosure
            key={`${from.version} ${to.version}`}
            wide
            className={styles.screen}
            summary={<PairSummary from={from} to={to} />}
          >
            <Changes from={from} to={to} />
          </Disclosure>
        ))}
        <Disclosure wide summary={texts.files}>
          <Archive heading={texts.files} lead={texts.lead} versions={versions} slug={slug} />
        </Disclosure>
      </Box>
    </Section>
  );
}
