import board from '#blocks/board/board.module.css';
import type { NewsItem } from '#content/queries/newsroom-query.ts';
import { Lines } from '#drawings/lines/lines.tsx';
import { RailStops, Station } from '#drawings/lines/station.tsx';
import { dayParts } from '#tariff/day.ts';
import { Inline, Stack, Text } from '#ui/layout/box.tsx';
import { RowLink } from '#ui/row/row.tsx';
import { Section } from '#ui/section/section.tsx';
import { HiddenHeading } from '#ui/visually-hidden/visually-hidden.tsx';
import { t } from '#words/words.ts';
import styles from './newsroom.module.css';

/** The name of each kind of announcement. */
export const KINDS: Record<NewsItem['kind'], () => string> = {
  announcement: () => t('newsroom.announcement'),
  product: () => t('newsroom.product'),
  regulatory: () => t('newsroom.regulatory'),
  company: () => t('newsroom.company'),
};

/** The date in large type, without leading zeros, with place and kind. */
function Dateline({ date: day, place, kind }: NewsItem) {
  const [number, month, year] = dayParts(day);
  return (
    <Inline.p gap={4} size="small" tone="mute" className={styles.dateline}>
      <Text.time size="amount" measure="full" dateTime={day}>
        {number} {month}{' '}
        <Text.span size="fine" weight="regular" tone="mute">
          {year}
        </Text.span>
      </Text.time>
      <span>{place}</span>
      <span>{KINDS[kind]()}</span>
    </Inline.p>
  );
}

function Item({ item }: { item: NewsItem }) {
  return (
    <Stack.li place="relative" pad={7} className={styles.item}>
      <Dateline {...item} />
      <div>
        <Text.h3 size="entry">
          <RowLink href={item.href}>{item.title}</RowLink>
        </Text.h3>
        <Text shown="tabletUp" before={3} measure="text">
          {item.description}
        </Text>
      </div>
      <RailStops rails={item.rails} />
    </Stack.li>
  );
}

/** The announcements along the vertical lines: dates on one side, texts on the other. */
export function News({ items, empty }: { items: readonly NewsItem[]; empty: string }) {
  return (
    <Section strip pad={4} frame={styles.spine} labelledBy="news">
      <Lines />
      <Station rail={0} span="all" shown="phone" className={board.begin} />
      <HiddenHeading id="news">{t('newsroom.announcements')}</HiddenHeading>
      {items.length > 0 ? (
        <ol>
          {items.map((item) => (
            <Item key={item.id} item={item} />
          ))}
        </ol>
      ) : (
        <Text size="lead">{empty}</Text>
      )}
      <Station rail={0} span="all" className={board.end} />
    </Section>
  );
}
