import type { ReactNode } from 'react';
import type { PositionEntry } from '../../content/queries/careers.ts';
import { Track } from '../../lines/track.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import { Facts } from './facts.tsx';
import { PayScale, type Range } from './pay-scale.tsx';
import styles from './position-page.module.css';
import { Trail } from './trail.tsx';

interface PositionPageProps {
  id: string;
  data: PositionEntry['data'];
  /** The pay of every open seat. */
  ranges: readonly Range[];
  routeHeading: string;
  /** The description of the work. */
  children: ReactNode;
}

/** `/careers/{position}`: the description for reading, the seat's facts and route beside it. */
export function PositionPage({ id, data, ranges, routeHeading, children }: PositionPageProps) {
  const days = data.steps.at(-1)?.day ?? 0;
  return (
    <Section className={styles.page}>
      <Frame grid>
        <header className={styles.top}>
          <Trail steps={[{ label: 'Careers', href: '/careers' }, { label: data.title }]} />
          <Heading level={1} size="title" className={styles.title}>
            {data.title}
          </Heading>
          <p className={styles.lead}>{data.description}</p>
        </header>
        <aside className={styles.seat} aria-label="The seat">
          <PayScale ranges={ranges} current={id} />
          <Facts data={data} pay={false} />
          <ButtonLink href={`/careers/candidates/${id}`} variant="fill" className={styles.apply}>
            How to apply
          </ButtonLink>
          <p className={styles.note}>
            {data.steps.length} stops, {days} working days from application to offer.
          </p>
        </aside>
        <Prose className={styles.body}>{children}</Prose>
      </Frame>
      <Frame className={styles.way}>
        <div className={styles.wayTop}>
          <Heading level={2} size="h3">
            {routeHeading}
          </Heading>
          <Link href={`/careers/candidates/${id}`} variant="more">
            What to send, and how
          </Link>
        </div>
        <Track
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
