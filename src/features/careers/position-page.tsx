import { clsx } from 'clsx';
import type { ReactNode } from 'react';
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
import styles from './careers.module.css';
import { PayScale, type Range } from './pay-scale.tsx';
import { SeatFacts } from './seat-facts.tsx';
import type { Places, Seat } from './seats.ts';

interface PositionPageProps extends Seat {
  places: Places;
  /** The pay of every open seat. */
  ranges: readonly Range[];
  routeHeading: string;
  /** The description of the work. */
  children: ReactNode;
}

/** `/careers/{position}`: the description for reading, the seat's facts and route beside it. */
export function PositionPage(props: PositionPageProps) {
  const { id, data, places, ranges, routeHeading, children } = props;
  const { title, description, steps } = data;
  const toApply = `/careers/candidates/${id}`;
  return (
    <Section before={5}>
      <Frame grid className={styles.beside}>
        <Box.header at={[1, 13]}>
          <Breadcrumbs
            trail={[{ label: 'Careers', href: '/careers' }]}
            here={title}
            className={styles.trail}
          />
          <Heading size="title" before={7}>
            <Title>{title}</Title>
          </Heading>
          <Text size="lead" measure="text" before={6}>
            {description}
          </Text>
        </Box.header>
        <Box.aside place="sticky" before={8} at={[9, 13]} tablet={[8, 13]} aria-label="The seat">
          <PayScale ranges={ranges} current={id} />
          <SeatFacts data={data} places={places} pay={false} />
          <ButtonLink
            href={toApply}
            variant="fill"
            className={lookOf({ measure: 'full', before: 6 })}
          >
            How to apply
          </ButtonLink>
          <Text size="small" tone="mute" before={4}>
            {steps.length} stops, {steps.at(-1)?.day ?? 0} working days from application to offer.
          </Text>
        </Box.aside>
        <Prose className={clsx(styles.words, lookOf({ before: 8, at: [1, 8], tablet: [1, 7] }))}>
          {children}
        </Prose>
      </Frame>
      <Frame before={9}>
        <Inline spread gap={4}>
          <Heading size="h3">{routeHeading}</Heading>
          <Link href={toApply} variant="more">
            What to send, and how
          </Link>
        </Inline>
        <Track
          before={7}
          line="sepa"
          label={routeHeading}
          stops={steps.map(({ day, title: label }, index) => ({
            at: `Day ${day}`,
            label,
            state: index === 0 ? 'now' : 'ring',
          }))}
        />
      </Frame>
    </Section>
  );
}
