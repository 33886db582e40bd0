import { type Stop, Track } from '#drawings/lines/track.tsx';
import { Day } from '#ui/date/date-text.tsx';
import { Box } from '#ui/layout/box.tsx';
import { RowLink } from '#ui/row/row.tsx';
import { t } from '#words/words.ts';
import styles from './article.module.css';

interface Neighbour {
  readonly href: string;
  readonly title: string;
  readonly date?: string;
}

interface NeighboursProps {
  older: Neighbour | undefined;
  newer: Neighbour | undefined;
  /** The label of this page's stop between the two. */
  here: string;
  label: string;
}

function stop(rel: 'prev' | 'next', page: Neighbour): Stop {
  return {
    at: rel === 'prev' ? t('ui.previous') : t('ui.next'),
    state: rel === 'prev' ? 'done' : 'ring',
    label: page.date ? <Day value={page.date} /> : null,
    text: (
      <RowLink href={page.href} rel={rel} block size="entry" wrap="balance">
        {page.title}
      </RowLink>
    ),
  };
}

/** The previous and the next page, as stops of one track. */
export function Neighbours({ older, newer, here, label }: NeighboursProps) {
  if (!newer && !older) return null;
  const stops: Stop[] = [{ at: here, label: null, state: 'now' }];
  if (older) stops.unshift(stop('prev', older));
  if (newer) stops.push(stop('next', newer));
  return (
    <Box.nav before={9} aria-label={label} data-screen="">
      <Track label={label} stops={stops} className={styles.neighbours} />
    </Box.nav>
  );
}
