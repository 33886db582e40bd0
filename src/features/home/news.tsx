import { clsx } from 'clsx';
import type { BoardEntry, HomeContent } from '../../content/queries/home.ts';
import { Lines } from '../../lines/lines.tsx';
import { Track } from '../../lines/track.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { cell } from '../../ui/layout/cell.ts';
import columns from '../../ui/layout/columns.module.css';
import layout from '../../ui/layout/layout.module.css';
import { Link } from '../../ui/link/link.tsx';
import row from '../../ui/row/row.module.css';
import { Frame, Section } from '../../ui/section/section.tsx';
import text from '../../ui/text/text.module.css';

const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

const SMALL = clsx(text.small, text.mute, text.tabular);

/** On a phone the board has two rows. */
function Row({ entry, index }: { entry: BoardEntry; index: number }) {
  const { href, title, kind, date, minutes } = entry;
  return (
    <li
      className={clsx(
        row.row,
        layout.subgrid,
        index > 1 ? layout.noPhone : layout.phoneBlock,
        layout.baseline,
        layout.pad4,
        cell(1, 12),
      )}
    >
      <time className={clsx(SMALL, cell(1, 3))} dateTime={date.toISOString().slice(0, 10)}>
        {DAY.format(date)}
      </time>
      <Heading level={3} size="h4" className={cell(3, 10, [3, 8])}>
        <a className={row.link} href={href}>
          {title}
        </a>
      </Heading>
      <span className={clsx(SMALL, layout.noPhone, cell(10, 11, [9, 11]))}>{kind}</span>
      <span className={clsx(SMALL, text.right, layout.noPhone, columns.from11)}>{minutes} min</span>
    </li>
  );
}

/** The latest of blog and newsroom as a departure board; the first article shows its stops. */
export function News({ texts }: { texts: HomeContent['news'] }) {
  const lead = texts.entries.find(({ stops }) => stops.length > 0);
  const rest = texts.entries.filter((entry) => entry !== lead);
  return (
    <Section labelledBy="news">
      <Frame grid strip className={layout.pad8}>
        <Lines shape="straight" light />
        <Heading level={2} size="h2" id="news" className={cell(2, 13)}>
          {texts.heading}
        </Heading>
        {lead ? (
          <article
            className={clsx(
              row.row,
              layout.subgrid,
              layout.phoneBlock,
              layout.rule,
              layout.gap5,
              layout.before7,
              layout.pad6,
              cell(2, 13),
            )}
          >
            <div className={cell(1, 5, [1, 12])}>
              <p className={SMALL}>
                {lead.kind}, {DAY.format(lead.date)}, {lead.minutes} min
              </p>
              <Heading level={3} size="h3" className={layout.before3}>
                <a className={row.link} href={lead.href}>
                  {lead.title}
                </a>
              </Heading>
              <p className={clsx(layout.before3, layout.noPhone)}>{lead.description}</p>
            </div>
            <Track
              className={clsx(layout.atMiddle, layout.noPhone, cell(5, 12, [1, 12]))}
              label="Stops of the article"
              line={lead.lines.at(-1) ?? 'plain'}
              stops={lead.stops}
            />
          </article>
        ) : null}
        <ol className={clsx(layout.subgrid, layout.phoneBlock, cell(2, 13))}>
          {rest.map((entry, index) => (
            <Row key={entry.href} entry={entry} index={index} />
          ))}
        </ol>
        <p className={clsx(layout.row, layout.gap5, layout.before5, cell(2, 13))}>
          <Link href={texts.blog.href} variant="more">
            {texts.blog.label}
          </Link>
          <Link href={texts.newsroom.href} variant="more">
            {texts.newsroom.label}
          </Link>
        </p>
      </Frame>
    </Section>
  );
}
