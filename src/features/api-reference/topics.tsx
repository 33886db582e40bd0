import type { ReactNode } from 'react';
import { PhoneDisclosure } from '#blocks/parts/phone-disclosure.tsx';
import { ProseCode } from '#blocks/prose/code/prose-code.tsx';
import type { ApiPageContent } from '#content/queries/api-query.ts';
import { Lines } from '#drawings/lines/lines.tsx';
import { RailStops } from '#drawings/lines/station.tsx';
import { liveRail } from '#tariff/rails.ts';
import { Figure } from '#ui/figure/figure.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Box, Split, Subgrid, Text } from '#ui/layout/box.tsx';
import { MoreLink } from '#ui/link/link.tsx';
import { Section } from '#ui/section/section.tsx';
import { Table } from '#ui/table/table.tsx';
import { t } from '#words/words.ts';
import styles from './api.module.css';

type Limit = ApiPageContent['webhooks']['limit'];

const readout = ({ figure, unit, label }: Limit) => ({ value: figure, unit, label });

interface TopicProps {
  id: string;
  texts: { heading: string; text: string; link?: { label: string; href: string } };
  /** A figure below the text. */
  limit?: Limit;
  children?: ReactNode;
}

const WHOLE = { phone: 'block', pad: 7, at: [1, 13] } as const;

function Topic({ id, texts, limit, children }: TopicProps) {
  const { heading, text, link } = texts;
  return (
    <Subgrid.section {...WHOLE} className={styles.topic} aria-labelledby={id}>
      <RailStops rails={[liveRail()]} />
      <Box at={[2, 6]} tablet={[2, 13]}>
        <Heading size="subsection" id={id}>
          {heading}
        </Heading>
        <Text before={4}>{text}</Text>
        {limit ? <Figure {...readout(limit)} before={6} /> : null}
        <MoreLink to={link} before={5} />
      </Box>
      <Box before={4} at={[7, 13]} tablet={[2, 13]}>
        {children}
      </Box>
    </Subgrid.section>
  );
}

/** The rules for every endpoint, each at a ring on the Instant line. */
export function Topics({ content }: { content: ApiPageContent }) {
  const { authentication, webhooks, errors, versions, limits } = content;
  return (
    <Section grid strip>
      <Lines light />
      <Topic id="authentication" texts={authentication}>
        <ProseCode code={authentication.code.trimEnd()} language="http" />
      </Topic>
      <Topic id="webhooks" texts={webhooks} limit={webhooks.limit}>
        <PhoneDisclosure summary={t('api.events', { count: webhooks.events.length })}>
          <Split.ul of={2} tone="bone" className={styles.events}>
            {webhooks.events.map((event) => (
              <Box.li key={event} pad={3} rule="end">
                <code>{event}</code>
              </Box.li>
            ))}
          </Split.ul>
        </PhoneDisclosure>
      </Topic>
      <Topic id="errors" texts={errors}>
        <PhoneDisclosure summary={t('api.statuses', { count: errors.rows.length })}>
          <Table
            caption={t('api.errorStatuses')}
            captioned="hidden"
            heads={[t('api.status'), t('api.meaning'), t('api.repeat')]}
            rows={errors.rows.map(({ status, meaning, repeat }) => [
              <Text.span key="status" wrap="none">
                {status}
              </Text.span>,
              meaning,
              repeat ? t('ui.yes') : t('ui.no'),
            ])}
          />
        </PhoneDisclosure>
      </Topic>
      <Topic id="versions" texts={versions}>
        <Figure {...readout(versions.limit)} size="figure" className={styles.months} />
      </Topic>
      <Box.section pad={8} at={[2, 13]} aria-labelledby="limits">
        <Heading size="subsection" id="limits">
          {limits.heading}
        </Heading>
        <Split of={3} phone="two" gap={6} before={6} className={styles.limits}>
          {limits.rows.map((limit) => (
            <Figure key={limit.id} {...readout(limit)} />
          ))}
        </Split>
      </Box.section>
    </Section>
  );
}
