import type { BoardEntry, HomeContent } from '#content/queries/home-query.ts';
import { Lines } from '#drawings/lines/lines.tsx';
import { Track } from '#drawings/lines/track.tsx';
import { shortDay } from '#tariff/day.ts';
import { liveSeconds } from '#tariff/rails.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { Box, Inline, Subgrid, Text } from '#ui/layout/box.tsx';
import { MoreLink } from '#ui/link/link.tsx';
import row from '#ui/row/row.module.css';
import { Row, RowLink } from '#ui/row/row.tsx';
import { Section } from '#ui/section/section.tsx';
import { t } from '#words/words.ts';
import { Dial, type Second } from './dial.tsx';

const SMALL = { size: 'small', tone: 'mute', tabular: true } as const;

/** On a phone the board has one row. */
function BoardRow({ entry, index }: { entry: BoardEntry; index: number }) {
  const { href, title, kind, date, minutes } = entry;
  const phone = index > 0 ? ({ shown: 'tabletUp' } as const) : ({ phone: 'block' } as const);
  return (
    <Row flow="subgrid" items="baseline" pad={4} at={[1, 12]} {...phone}>
      <Text.time {...SMALL} at={[1, 3]} dateTime={date}>
        {shortDay(date)}
      </Text.time>
      <Heading size="h4" at={[3, 10]} tablet={[3, 8]}>
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

/** The stops as seconds after the first, if all of them are such and inside the limit. */
function inSeconds(stops: BoardEntry['stops']): readonly Second[] | undefined {
  const seconds = stops.map(({ at, label }) => ({
    at: /^\d+\.\d s$/.test(at) ? Number.parseFloat(at) : Number.NaN,
    label,
  }));
  return seconds.every(({ at }) => at <= (liveSeconds() ?? 0)) ? seconds : undefined;
}

/** The latest article that has stops: on a dial if they are seconds, otherwise on its line. */
function Lead({ entry }: { entry: BoardEntry }) {
  const { kind, date, minutes, href, title, description, stops, rails } = entry;
  const seconds = inSeconds(stops);
  return (
    <Subgrid.article
      phone="block"
      rule="start"
      gap={5}
      before={7}
      pad={6}
      at={[2, 13]}
      className={row.row}
    >
      <Box at={[1, 5]} tablet={seconds ? [1, 6] : [1, 12]}>
        <Text {...SMALL}>
          {kind}, {shortDay(date)}, {t('ui.minutes', { minutes })}
        </Text>
        <Heading level={3} size="h3" before={3}>
          <RowLink href={href}>{title}</RowLink>
        </Heading>
        <Box.p before={3} shown="tabletUp">
          {description}
        </Box.p>
        {/* the steps beside a dial, from its outer arc inwards */}
        {seconds ? (
          <Text.ol size="fine" before={5} shown="tabletUp" aria-label={t('blog.articleStops')}>
            {stops.map(({ at, label }) => (
              <Inline.li key={at} items="baseline" gap={3} pad={2} rule="start">
                <Text.b size="name" tabular>
                  {at}
                </Text.b>{' '}
                {label}
              </Inline.li>
            ))}
          </Text.ol>
        ) : null}
      </Box>
      {seconds ? (
        <Box self="bottom" before={6} shown="tabletUp" at={[6, 12]}>
          <Dial steps={seconds} limit={liveSeconds() ?? 0} />
        </Box>
      ) : (
        <Track
          self="middle"
          shown="tabletUp"
          at={[5, 12]}
          tablet={[1, 12]}
          label={t('blog.articleStops')}
          rail={rails.at(-1)}
          stops={stops}
        />
      )}
    </Subgrid.article>
  );
}

/** The latest of blog and newsroom as a departure board; the first article shows its stops. */
export function News({ texts }: { texts: NonNullable<HomeContent['news']> }) {
  const lead = texts.entries.find(({ stops }) => stops.length > 0);
  const rest = texts.entries.filter((entry) => entry !== lead);
  return (
    <Section grid strip labelledBy="news" pad={8}>
      <Lines light />
      <Heading size="h2" id="news" at={[2, 13]}>
        {texts.heading}
      </Heading>
      {lead ? <Lead entry={lead} /> : null}
      <Subgrid.ol phone="block" at={[2, 13]}>
        {rest.map((entry, index) => (
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
