import type { ReactNode } from 'react';
import type { ApiPageContent } from '../../content/queries/api.ts';
import { Lines } from '../../lines/lines.tsx';
import { Station } from '../../lines/station.tsx';
import { Figure } from '../../ui/figure/figure.tsx';
import { Fold } from '../../ui/fold/fold.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import { Table } from '../../ui/table/table.tsx';
import styles from './topics.module.css';

interface TopicProps {
  id: string;
  title: string;
  text: string;
  link?: { label: string; href: string };
  figure?: ApiPageContent['limits']['rows'][number] | undefined;
  children?: ReactNode;
}

function Topic({ id, title, text, link, figure, children }: TopicProps) {
  return (
    <section className={styles.topic} aria-labelledby={id}>
      <div className={styles.words}>
        <Station className={styles.ring} />
        <Heading level={2} size="h3" id={id}>
          {title}
        </Heading>
        <p className={styles.text}>{text}</p>
        {figure ? (
          <Figure
            value={figure.figure}
            unit={figure.unit}
            label={figure.label}
            className={styles.figure}
          />
        ) : null}
        {link ? (
          <p className={styles.more}>
            <Link href={link.href} variant="more">
              {link.label}
            </Link>
          </p>
        ) : null}
      </div>
      <div className={styles.matter}>{children}</div>
    </section>
  );
}

function Errors({ rows }: { rows: ApiPageContent['errors']['rows'] }) {
  return (
    <Table caption="Statuses of an error" captionHidden className={styles.statuses}>
      <thead>
        <tr>
          <th scope="col">Status</th>
          <th scope="col">Meaning</th>
          <th scope="col">Repeat</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ status, meaning, repeat }) => (
          <tr key={status}>
            <th scope="row" className={styles.status}>
              {status}
            </th>
            <td>{meaning}</td>
            <td>{repeat ? 'Yes' : 'No'}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

interface TopicsProps {
  content: ApiPageContent;
  call: ReactNode;
}

/** What holds for every endpoint: a ring each on the Instant line. */
export function Topics({ content, call }: TopicsProps) {
  const { authentication, webhooks, errors, versions, limits } = content;
  return (
    <Section>
      <Frame strip className={styles.frame}>
        <Lines shape="straight" light />
        <Topic id="authentication" title={authentication.heading} {...authentication}>
          {call}
        </Topic>
        <Topic
          id="webhooks"
          title={webhooks.heading}
          text={webhooks.text}
          link={webhooks.link}
          figure={webhooks.limit}
        >
          <Fold summary={`${webhooks.events.length} events`} className={styles.fold} />
          <ul className={styles.events}>
            {webhooks.events.map((event) => (
              <li key={event}>
                <code>{event}</code>
              </li>
            ))}
          </ul>
        </Topic>
        <Topic id="errors" title={errors.heading} text={errors.text} link={errors.link}>
          <Fold summary={`${errors.rows.length} statuses`} className={styles.fold} />
          <Errors rows={errors.rows} />
        </Topic>
        <Topic id="versions" title={versions.heading} text={versions.text}>
          <Figure
            value={versions.limit.figure}
            unit={versions.limit.unit}
            label={versions.limit.label}
            size="large"
          />
        </Topic>
        <section className={styles.limits} aria-labelledby="limits">
          <Heading level={2} size="h3" id="limits" className={styles.limitsTitle}>
            {limits.heading}
          </Heading>
          {limits.rows.map(({ label, figure, unit }) => (
            <Figure
              key={label}
              value={figure}
              unit={unit}
              label={label}
              className={styles.readout}
            />
          ))}
        </section>
      </Frame>
    </Section>
  );
}
