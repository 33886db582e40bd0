import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { PositionEntry } from '../../content/queries/careers.ts';
import { Track } from '../../lines/track.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Title } from '../../ui/heading/title.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
import { Link } from '../../ui/link/link.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import text from '../../ui/text/text.module.css';
import type { Places } from './board.ts';
import styles from './careers.module.css';
import { Facts } from './facts.tsx';
import { PayScale, type Range } from './pay-scale.tsx';
import { Trail } from './trail.tsx';

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
    <Section className={layout.before5}>
      <Frame grid className={styles.beside}>
        <header className={cell(1, 13)}>
          <Trail steps={[{ label: 'Careers', href: '/careers' }, { label: data.title }]} />
          <Heading level={1} size="title" className={layout.before7}>
            <Title>{data.title}</Title>
          </Heading>
          <p className={clsx(text.lead, layout.measure, layout.before6)}>{data.description}</p>
        </header>
        <aside
          className={clsx(layout.sticky, layout.before8, cell(9, 13, [8, 13]))}
          aria-label="The seat"
        >
          <PayScale ranges={ranges} current={id} />
          <Facts data={data} places={places} pay={false} />
          <ButtonLink
            href={`/careers/candidates/${id}`}
            variant="fill"
            className={clsx(layout.full, layout.before6)}
          >
            How to apply
          </ButtonLink>
          <p className={clsx(text.small, text.mute, layout.before4)}>
            {data.steps.length} stops, {days} working days from application to offer.
          </p>
        </aside>
        <Prose className={clsx(styles.words, layout.before8, cell(1, 8, [1, 7]))}>{children}</Prose>
      </Frame>
      <Frame className={layout.before9}>
        <div className={clsx(layout.row, layout.between, layout.gap4)}>
          <Heading level={2} size="h3">
            {routeHeading}
          </Heading>
          <Link href={`/careers/candidates/${id}`} variant="more">
            What to send, and how
          </Link>
        </div>
        <Track
          className={layout.before7}
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
