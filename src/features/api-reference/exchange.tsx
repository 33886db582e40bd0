import type { ApiPageTexts } from '../../content/schemas/api-page.ts';
import { Lines } from '../../lines/lines.tsx';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import { ProseCode } from '../prose/code/prose-code.tsx';
import styles from './exchange.module.css';
import { FirstSteps } from './first-steps.tsx';

type Timeline = ApiPageTexts['timeline'];
type Event = Timeline['events'][number];

/** Only the Instant line carries the payment once the request has named it. */
const ON_INSTANT = { swift: 'rest', sepa: 'rest' } as const;

function Message({ at, kind, title, code }: Event) {
  return (
    <>
      <p className={styles.at}>{at}</p>
      <ProseCode code={code.trimEnd()} language="json" title={title}>
        <span className={styles.kind}>{kind}</span>
      </ProseCode>
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
      <Frame strip className={styles.top}>
        <Lines shape="straight" className={styles.lines} />
        <Heading level={2} size="h2" id="exchange" className={styles.heading}>
          {timeline.heading}
        </Heading>
        <p className={styles.note}>{timeline.note}</p>
      </Frame>
      <Frame strip className={styles.frame}>
        <Lines shape="straight" lines={ON_INSTANT} light className={styles.lines} />
        <div className={styles.exchange}>
          {request ? (
            <div className={styles.request}>
              <Station span={3} className={styles.capsule} />
              <Message {...request} />
            </div>
          ) : null}
          <ol className={styles.answers}>
            {answers.map((event, index) => (
              <li key={event.at} className={styles.answer}>
                <Station
                  state={index === answers.length - 1 ? 'now' : 'ring'}
                  className={styles.ring}
                />
                <Message {...event} />
              </li>
            ))}
          </ol>
          <FirstSteps first={first} className={styles.first} />
        </div>
      </Frame>
    </Section>
  );
}
