import { clsx } from 'clsx';
import { ProseCode } from '#blocks/prose/code/prose-code.tsx';
import type { ApiPageTexts } from '#content/schemas/api-schema.ts';
import { litStates } from '#drawings/lines/by-rail.ts';
import { Lines } from '#drawings/lines/lines.tsx';
import { RailStops, Station } from '#drawings/lines/station.tsx';
import { liveRail } from '#tariff/rails.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { Box, Text } from '#ui/layout/box.tsx';
import { ListRow } from '#ui/row-list/row-list.tsx';
import { Frame, Section } from '#ui/section/section.tsx';
import styles from './api.module.css';

type Timeline = ApiPageTexts['timeline'];

/** The state of the lines once the request has named the payment's rail: only that one is lit. */
export const onLive = () => litStates([liveRail()]);

/** The columns of the request and of the first steps, on a wide screen and on a tablet. */
const LEFT = { at: [1, 6], tablet: [2, 13] } as const;

interface MessageProps {
  event: Timeline['events'][number];
  /**
   * The request is marked by a capsule over all lines, an answer by a ring on the lit line, the
   * last of them by the lamp.
   */
  stop: 'request' | 'answer' | 'last';
}

function Message({ event: { at, kind, title, code }, stop }: MessageProps) {
  const isRequest = stop === 'request';
  const look = clsx(styles.beside, styles.at, isRequest && styles.request);
  return (
    <>
      <Text size="large" tone="bone" tabular place="relative" className={look}>
        {isRequest ? (
          <Station rail={0} span="all" />
        ) : (
          <RailStops rails={[liveRail()]} state={stop === 'last' ? 'now' : 'ring'} />
        )}
        {at}{' '}
        <Text.span size="fine" tone="mute">
          {kind}
        </Text.span>
      </Text>
      <Box before={2} className={styles.message}>
        <ProseCode code={code.trimEnd()} language="json" title={title} />
      </Box>
    </>
  );
}

/** The steps to a first payment. */
function FirstSteps({ first }: Pick<ApiPageTexts, 'first'>) {
  return (
    <Box.section before={8} self="bottom" {...LEFT} aria-labelledby="first-payment">
      <Heading size="subsection" id="first-payment">
        {first.heading}
      </Heading>
      <Text tone="mute" before={3}>
        {first.lead}
      </Text>
      <Box.ol before={5}>
        {first.steps.map(({ title, text }, index) => (
          <ListRow key={title} mark={index + 1} tabular gap={5} rule="start" pad={3}>
            <b>{title}</b>
            <Text size="fine">{text}</Text>
          </ListRow>
        ))}
      </Box.ol>
    </Box.section>
  );
}

/** The request, the answer and the webhooks along the lit line, in order of time. */
export function Exchange({ timeline, first }: Pick<ApiPageTexts, 'timeline' | 'first'>) {
  const [request, ...answers] = timeline.events;
  return (
    <Section labelledBy="exchange">
      <Frame grid strip pad={7}>
        <Lines className={styles.lines} />
        <Heading size="section" id="exchange" at={[1, 7]} tablet={[2, 13]}>
          {timeline.heading}
        </Heading>
        <Text tone="mute" before={5} {...LEFT}>
          {timeline.note}
        </Text>
      </Frame>
      <Frame grid strip>
        <Lines className={styles.lines} lines={onLive()} light />
        <Box {...LEFT}>{request ? <Message event={request} stop="request" /> : null}</Box>
        <Box.ol at={[8, 13]} tablet={[2, 13]} className={styles.answers}>
          {answers.map((event, index) => (
            <Box.li key={event.at} before={7}>
              <Message event={event} stop={index === answers.length - 1 ? 'last' : 'answer'} />
            </Box.li>
          ))}
        </Box.ol>
        <FirstSteps first={first} />
      </Frame>
    </Section>
  );
}
