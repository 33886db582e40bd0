import { clsx } from 'clsx';
import { ProseCode } from '../../blocks/prose/code/prose-code.tsx';
import type { ApiPageTexts } from '../../content/schemas/api-page.ts';
import { Lines } from '../../lines/lines.tsx';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Box, Text } from '../../ui/layout/box.tsx';
import { lookOf } from '../../ui/layout/look.ts';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './api.module.css';
import { FirstSteps } from './first-steps.tsx';

type Timeline = ApiPageTexts['timeline'];
type Event = Timeline['events'][number];

/** Only the Instant line carries the payment once the request has named it. */
const ON_INSTANT = { swift: 'rest', sepa: 'rest' } as const;

interface MessageProps {
  event: Event;
  /** The request stands at the interchange, an answer on the Instant line, the last of them lit. */
  stop: 'request' | 'answer' | 'last';
}

function Message({ event: { at, kind, title, code }, stop }: MessageProps) {
  const isRequest = stop === 'request';
  return (
    <>
      <Text
        size="large"
        tone="bone"
        tabular
        className={clsx(styles.beside, styles.at, isRequest && styles.request)}
      >
        {isRequest ? (
          <Station rail={0} span={3} />
        ) : (
          <Station rail={2} state={stop === 'last' ? 'now' : 'ring'} />
        )}
        {at}{' '}
        <Text as="span" size="fine" tone="mute">
          {kind}
        </Text>
      </Text>
      <Box before={2} className={styles.message}>
        <ProseCode code={code.trimEnd()} language="json" title={title} />
      </Box>
    </>
  );
}

interface ExchangeProps {
  timeline: Timeline;
  first: ApiPageTexts['first'];
}

/** Request, answer and webhooks pinned to the Instant line in the order of time. */
export function Exchange({ timeline, first }: ExchangeProps) {
  const [request, ...answers] = timeline.events;
  return (
    <Section labelledBy="exchange">
      <Frame grid strip pad={7}>
        <Lines shape="straight" className={styles.lines} />
        <Heading level={2} size="h2" id="exchange" at={[1, 7]} tablet={[2, 13]}>
          {timeline.heading}
        </Heading>
        <Text tone="mute" before={5} at={[1, 6]} tablet={[2, 13]}>
          {timeline.note}
        </Text>
      </Frame>
      <Frame grid strip>
        <Lines shape="straight" className={styles.lines} lines={ON_INSTANT} light />
        {request ? (
          <Box at={[1, 6]} tablet={[2, 13]}>
            <Message event={request} stop="request" />
          </Box>
        ) : null}
        <Box as="ol" at={[8, 13]} tablet={[2, 13]} className={styles.answers}>
          {answers.map((event, index) => (
            <Box key={event.at} as="li" before={7}>
              <Message event={event} stop={index === answers.length - 1 ? 'last' : 'answer'} />
            </Box>
          ))}
        </Box>
        <FirstSteps
          first={first}
          className={lookOf({ before: 8, self: 'bottom', at: [1, 6], tablet: [2, 13] })}
        />
      </Frame>
    </Section>
  );
}
