import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { ApiPageContent } from '../../content/queries/api.ts';
import { Lines } from '../../lines/lines.tsx';
import { Station } from '../../lines/station.tsx';
import { Figure } from '../../ui/figure/figure.tsx';
import { Fold } from '../../ui/fold/fold.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Box, Split, Subgrid, Text } from '../../ui/layout/box.tsx';
import { lookOf } from '../../ui/layout/look.ts';
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
    <Subgrid
      as="section"
      phone="block"
      pad={7}
      at={[1, 13]}
      className={styles.topic}
      aria-labelledby={id}
    >
      <Station rail={2} />
      <Box at={[2, 6]} tablet={[2, 13]}>
        <Heading level={2} size="h3" id={id}>
          {title}
        </Heading>
        <Box as="p" before={4}>
          {about}
        </Box>
        {figure ? (
          <Figure
            value={figure.figure}
            unit={figure.unit}
            label={figure.label}
            className={lookOf({ before: 6 })}
          />
        ) : null}
        {link ? (
          <Box as="p" before={5}>
            <Link href={link.href} variant="more">
              {link.label}
            </Link>
          </Box>
        ) : null}
      </Box>
      <Box before={4} at={[7, 13]} tablet={[2, 13]}>
        {children}
      </Box>
    </Subgrid>
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
            <th scope="row" className={lookOf({ wrap: 'none' })}>
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
          <Fold
            summary={`${webhooks.events.length} events`}
            className={lookOf({ shown: 'phone' })}
          />
          <Split as="ul" of={2} className={clsx(styles.events, styles.folded)}>
            {webhooks.events.map((event) => (
              <Text key={event} as="li" tone="bone" pad={3} rule="end">
                <code>{event}</code>
              </Text>
            ))}
          </Split>
        </Topic>
        <Topic id="errors" title={errors.heading} text={errors.text} link={errors.link}>
          <Fold summary={`${errors.rows.length} statuses`} className={lookOf({ shown: 'phone' })} />
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
        <Box as="section" pad={8} at={[2, 13]} aria-labelledby="limits">
          <Heading level={2} size="h3" id="limits">
            {limits.heading}
          </Heading>
          <Split of={3} phone="two" gap={6} before={6} className={styles.limits}>
            {limits.rows.map(({ label, figure, unit }) => (
              <Figure key={label} value={figure} unit={unit} label={label} />
            ))}
          </Split>
        </Box>
      </Frame>
    </Section>
  );
}
