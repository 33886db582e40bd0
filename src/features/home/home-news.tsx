import type { BoardEntry, HomeContent } from '#content/queries/home-query.ts';
import { Lines } from '#drawings/lines/lines.tsx';
import { shortDay } from '#tariff/day.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { Inline, Subgrid, Text } from '#ui/layout/box.tsx';
import { MoreLink } from '#ui/link/link.tsx';
import { Row, RowLink } from '#ui/row/row.tsx';
import { Section } from '#ui/section/section.tsx';
import { t } from '#words/words.ts';

const SMALL = { size: 'small', tone: 'mute', tabular: true } as const;

/** A row of the board; on a phone only the first two are shown. */
function BoardRow({ entry, index }: { entry: BoardEntry; index: number }) {
  const { href, title, kind, date, minutes } = entry;
  const phone = index > 1 ? ({ shown: 'tabletUp' } as const) : ({ phone: 'block' } as const);
  return (
    <Row flow="subgrid" items="baseline" pad={4} at={[1, 12]} {...phone}>
      <Text.time {...SMALL} at={[1, 3]} dateTime={date}>
        {shortDay(date)}
      </Text.time>
      <Heading size="minor" at={[3, 10]} tablet={[3, 8]}>
        <RowLink href={href}>{title}</RowLink>
      </Heading>
      <Text.span {...SMALL} shown="tabletUp" at={[10, 11]} tablet={[9, 11]}>
        {kind}
      </Text.span>
      <Text.span {...SMALL} right shown="tabletUp" at={[11]}>
        {t('ui.minutes', { minutes })}
      </Text.span>
    </Row>
  );
}

/** The latest posts and announcements as a departure board. */
export function News({ texts }: { texts: NonNullable<HomeContent['news']> }) {
  return (
    <Section grid strip="ends" labelledBy="news" pad={8}>
      <Lines light />
      <Heading size="section" id="news" at={[2, 13]}>
        {texts.heading}
      </Heading>
      <Subgrid.ol phone="block" rule="start" before={7} at={[2, 13]}>
        {texts.entries.map((entry, index) => (
          <BoardRow key={entry.href} entry={entry} index={index} />
        ))}
      </Subgrid.ol>
      <Inline.p gap={5} before={5} at={[2, 13]}>
        <MoreLink to={texts.blog} />
        <MoreLink to={texts.newsroom} />
      </Inline.p>
    </Section>
  );
}
