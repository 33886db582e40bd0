import { clsx } from 'clsx';
import board from '../../blocks/board/board.module.css';
import type { NewsItem } from '../../content/queries/newsroom.ts';
import { Lines } from '../../lines/lines.tsx';
import { stands } from '../../lines/stands.ts';
import { Station } from '../../lines/station.tsx';
import { dayParts } from '../../tariff/day.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import { Title } from '../../ui/heading/title.tsx';
import { Box, Inline, Text } from '../../ui/layout/box.tsx';
import { lookOf } from '../../ui/layout/look.ts';
import row from '../../ui/row/row.module.css';
import { Frame, Section } from '../../ui/section/section.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { KINDS } from './kinds.ts';
import styles from './newsroom.module.css';

/** The day set large, without the noughts of a board. */
function Dateline({ date: day, place, kind }: NewsItem) {
  const [number, month, year] = dayParts(day);
  return (
    <Inline as="p" gap={2} size="small" tone="mute" className={styles.dateline}>
      <Box as="time" measure="full" className={styles.day} dateTime={day}>
        {number} {month}{' '}
        <Text as="span" size="fine" weight="regular" tone="mute">
          {year}
        </Text>
      </Box>
      <span>{place}</span>
      <span>{KINDS[kind]}</span>
    </Inline>
  );
}

function Item({ item }: { item: NewsItem }) {
  return (
    <Box as="li" place="relative" pad={7} className={styles.item}>
      <Dateline {...item} />
      <div>
        <Text as="h3" size="entry">
          <a className={row.link} href={item.href}>
            <Title>{item.title}</Title>
          </a>
        </Text>
        <Box as="p" shown="tabletUp" before={3} measure="text">
          {item.description}
        </Box>
      </div>
      {stands(item.lines).map(({ first, span }) => (
        <Station
          key={first}
          span={span}
          rail={first}
          state={item.lines.length === 0 ? 'dotted' : 'ring'}
        />
      ))}
    </Box>
  );
}

/** The announcements: days on one side of the spine, words on the other. */
export function News({ items, empty }: { items: readonly NewsItem[]; empty: string }) {
  return (
    <Section labelledBy="news">
      <Frame strip pad={4} className={styles.spine}>
        <Lines shape="straight" />
        <Station rail={0} span={3} className={clsx(board.begin, lookOf({ shown: 'phone' }))} />
        <VisuallyHidden>
          <Heading level={2} size="h4" id="news">
            Announcements
          </Heading>
        </VisuallyHidden>
        {items.length > 0 ? (
          <ol>
            {items.map((item) => (
              <Item key={item.id} item={item} />
            ))}
          </ol>
        ) : (
          <Text size="lead">{empty}</Text>
        )}
        <Station rail={0} span={3} className={board.end} />
      </Frame>
    </Section>
  );
}
