import { clsx } from 'clsx';
import { Track } from '../../lines/track.tsx';
import { Day } from '../../ui/day/day.tsx';
import { Title } from '../../ui/heading/title.tsx';
import layout from '../../ui/layout/layout.module.css';
import row from '../../ui/row/row.module.css';
import text from '../../ui/text/text.module.css';

interface Neighbour {
  readonly href: string;
  readonly title: string;
  readonly date?: string;
}

interface NeighboursProps {
  older: Neighbour | undefined;
  newer: Neighbour | undefined;
  /** What this page is called between the two. */
  here?: string;
  label: string;
}

function stop(to: 'prev' | 'next', page: Neighbour) {
  return {
    at: to === 'prev' ? 'Previous' : 'Next',
    state: to === 'prev' ? ('done' as const) : ('ring' as const),
    label: page.date ? <Day value={page.date} /> : null,
    text: (
      <a className={clsx(layout.block, text.entry, row.link)} href={page.href} rel={to}>
        <Title>{page.title}</Title>
      </a>
    ),
  };
}

/** What comes before and after, as stops of one line. */
export function Neighbours({ older, newer, here, label }: NeighboursProps) {
  if (!newer && !older) return null;
  return (
    <nav aria-label={label} className={layout.before9} data-screen="">
      <Track
        line="plain"
        label={label}
        stops={[
          ...(older ? [stop('prev', older)] : []),
          ...(here ? [{ at: here, label: null, state: 'now' as const }] : []),
          ...(newer ? [stop('next', newer)] : []),
        ]}
      />
    </nav>
  );
}
