import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { PositionEntry } from '../../content/queries/careers.ts';
import { Track } from '../../lines/track.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Title } from '../../ui/heading/title.tsx';
import { Box, Inline, Text } from '../../ui/layout/box.tsx';
import { lookOf } from '../../ui/layout/look.ts';
import { Link } from '../../ui/link/link.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import type { Places } from './board.ts';
import styles from './careers.module.css';
import { Facts } from './facts.tsx';
import { PayScale, type Range } from './pay-scale.tsx';

interface PositionPageProps {
  id: string;
  data: PositionEntry['data'];
  places: Places;
  /** The pay of every open seat. */
  ranges: readonly Range[];
  routeHeading: string;
  /** The description of the work. */
  children: ReactNode;
}

/** `/careers/{position}`: the description for reading, the seat's facts and route beside it. */
export function PositionPage({
  id,
  data,
  places,
  ranges,
  routeHeading,
  children,
}: PositionPageProps) {
  const days = data.steps.at(-1)?.day ?? 0;
  return (
    <Section before={5}>
      <Frame grid className={styles.beside}>
        <Box.header at={[1, 13]}>
          <Breadcrumbs
            trail={[{ label: 'Careers', href: '/careers' }]}
            here={data.title}
            className={styles.trail}
          />
          <Heading level={1} size="title" before={7}>
            <Title>{data.title}</Title>
          </Heading>
          <Text size="lead" measure="text" before={6}>
            {data.description}
          </Text>
        </Box.header>
        <Box.aside
          place="sticky"
          before={8}
          at={[9, 13]}
          tablet={[8, 13]}
          aria-label="The position"
        >
          <PayScale ranges={ranges} current={id} />
          <Facts data={data} places={places} pay={false} />
          <ButtonLink
            href={`/careers/candidates/${id}`}
            variant="fill"
            className={lookOf({ measure: 'full', before: 6 })}
          >
            How to apply
          </ButtonLink>
          <Text size="small" tone="mute" before={4}>
            {data.steps.length} stops, {days} working days from application to offer.
          </Text>
        </Box.aside>
        <Prose className={clsx(styles.words, lookOf({ before: 8, at: [1, 8], tablet: [1, 7] }))}>
          {children}
        </Prose>
      </Frame>
      <Frame before={9}>
        <Inline spread gap={4}>
          <Heading level={2} size="h3">
            {routeHeading}
          </Heading>
          <Link href={`/careers/candidates/${id}`} variant="more">
            What to send, and how
          </Link>
        </Inline>
        <Track
          className={lookOf({ before: 7 })}
          line="sepa"
          label={routeHeading}
          stops={data.steps.map(({ day, title }, index) => ({
            at: `Day ${day}`,
            label: title,
            state: index === 0 ? 'now' : 'ring',
          }))}
        />
      </Frame>
    </Section>
  );
}
