import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { ApiPageContent } from '../../content/queries/api.ts';
import { Lines } from '../../lines/lines.tsx';
import { Station } from '../../lines/station.tsx';
import { Figure } from '../../ui/figure/figure.tsx';
import { Fold } from '../../ui/fold/fold.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import { Table } from '../../ui/table/table.tsx';
import styles from './api.module.css';

interface TopicProps {
  id: string;
  title: string;
  text: string;
  link?: { label: string; href: string };
  figure?: ApiPageContent['limits']['rows'][number] | undefined;
  children?: ReactNode;
}

function Topic({ id, title, text: about, link, figure, children }: TopicProps) {
  return (
    <section
      className={clsx(styles.topic, layout.subgrid, layout.phoneBlock, layout.pad7, cell(1, 13))}
      aria-labelledby={id}
    >
      <Station rail={2} />
      <div className={cell(2, 6, [2, 13])}>
        <Heading level={2} size="h3" id={id}>
          {title}
        </Heading>
        <p className={layout.before4}>{about}</p>
        {figure ? (
          <Figure
            value={figure.figure}
            unit={figure.unit}
            label={figure.label}
            className={layout.before6}
          />
        ) : null}
        {link ? (
          <p className={layout.before5}>
            <Link href={link.href} variant="more">
              {link.label}
            </Link>
          </p>
        ) : null}
      </div>
      <div className={clsx(layout.before4, cell(7, 13, [2, 13]))}>{children}</div>
    </section>
  );
}

function Errors({ rows }: { rows: ApiPageContent['errors']['rows'] }) {
  return (
    <Table caption="Statuses of an error" captionHidden className={styles.folded}>
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
            <th scope="row" className={text.nowrap}>
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
      <Frame grid strip>
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
          <Fold summary={`${webhooks.events.length} events`} className={layout.phoneOnly} />
          <ul className={clsx(layout.two, styles.events, styles.folded)}>
            {webhooks.events.map((event) => (
              <li key={event} className={clsx(text.bone, layout.pad3, layout.ruleEnd)}>
                <code>{event}</code>
              </li>
            ))}
          </ul>
        </Topic>
        <Topic id="errors" title={errors.heading} text={errors.text} link={errors.link}>
          <Fold summary={`${errors.rows.length} statuses`} className={layout.phoneOnly} />
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
        <section className={clsx(layout.pad8, cell(2, 13))} aria-labelledby="limits">
          <Heading level={2} size="h3" id="limits">
            {limits.heading}
          </Heading>
          <div
            className={clsx(
              styles.limits,
              layout.three,
              layout.phoneTwo,
              layout.gap6,
              layout.before6,
            )}
          >
            {limits.rows.map(({ label, figure, unit }) => (
              <Figure key={label} value={figure} unit={unit} label={label} />
            ))}
          </div>
        </section>
      </Frame>
    </Section>
  );
}
