import { clsx } from 'clsx';
import { ProseCode } from '../../blocks/prose/code/prose-code.tsx';
import type { ApiPageTexts } from '../../content/schemas/api-page.ts';
import { Lines } from '../../lines/lines.tsx';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
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
      <p
        className={clsx(
          styles.beside,
          styles.at,
          isRequest && styles.request,
          text.large,
          text.bone,
          text.tabular,
        )}
      >
        {isRequest ? (
          <Station rail={0} span={3} />
        ) : (
          <Station rail={2} state={stop === 'last' ? 'now' : 'ring'} />
        )}
        {at} <span className={clsx(text.fine, text.mute)}>{kind}</span>
      </p>
      <div className={clsx(layout.before2, styles.message)}>
        <ProseCode code={code.trimEnd()} language="json" title={title} />
      </div>
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
      <Frame grid strip className={layout.pad7}>
        <Lines shape="straight" className={styles.lines} />
        <Heading level={2} size="h2" id="exchange" className={cell(1, 7, [2, 13])}>
          {timeline.heading}
        </Heading>
        <p className={clsx(text.mute, layout.before5, cell(1, 6, [2, 13]))}>{timeline.note}</p>
      </Frame>
      <Frame grid strip>
        <Lines shape="straight" className={styles.lines} lines={ON_INSTANT} light />
        {request ? (
          <div className={cell(1, 6, [2, 13])}>
            <Message event={request} stop="request" />
          </div>
        ) : null}
        <ol className={clsx(styles.answers, cell(8, 13, [2, 13]))}>
          {answers.map((event, index) => (
            <li key={event.at} className={layout.before7}>
              <Message event={event} stop={index === answers.length - 1 ? 'last' : 'answer'} />
            </li>
          ))}
        </ol>
        <FirstSteps
          first={first}
          className={clsx(layout.before8, layout.atBottom, cell(1, 6, [2, 13]))}
        />
      </Frame>
    </Section>
  );
}
