import { clsx } from 'clsx';
import type { BoardEntry, HomeContent } from '../../content/queries/home.ts';
import { Lines } from '../../lines/lines.tsx';
import { Track } from '../../lines/track.tsx';
import { shortDay } from '../../tariff/day.ts';
import { INSTANT_SECONDS } from '../../tariff/rails.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import { cell } from '../../ui/layout/cell.ts';
import columns from '../../ui/layout/columns.module.css';
import layout from '../../ui/layout/layout.module.css';
import { Link } from '../../ui/link/link.tsx';
import row from '../../ui/row/row.module.css';
import { Frame, Section } from '../../ui/section/section.tsx';
import text from '../../ui/text/text.module.css';
import { Dial, type Second } from './dial.tsx';

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
      <time className={clsx(SMALL, cell(1, 3))} dateTime={date}>
        {shortDay(date)}
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

type Stops = BoardEntry['stops'];

/** The stops as seconds after the first, if all of them are such and inside the limit. */
function inSeconds(stops: Stops): readonly Second[] | undefined {
  const seconds = stops.map(({ at, label }) => ({
    at: /^\d+\.\d s$/.test(at) ? Number.parseFloat(at) : Number.NaN,
    label,
  }));
  return seconds.every(({ at }) => at <= INSTANT_SECONDS) ? seconds : undefined;
}

/** The steps beside a dial, from its outer arc inwards. */
function Steps({ stops }: { stops: Stops }) {
  return (
    <ol
      className={clsx(text.fine, layout.before5, layout.noPhone)}
      aria-label="Stops of the article"
    >
      {stops.map(({ at, label }) => (
        <li
          key={at}
          className={clsx(layout.row, layout.baseline, layout.gap3, layout.pad2, layout.rule)}
        >
          <b className={clsx(text.name, text.tabular)}>{at}</b> {label}
        </li>
      ))}
    </ol>
  );
}

/** The latest article that has stops: on a dial if they are seconds, otherwise on its line. */
function Lead({ entry }: { entry: BoardEntry }) {
  const { kind, date, minutes, href, title, description, stops, lines } = entry;
  const seconds = inSeconds(stops);
  return (
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
      <div className={cell(1, 5, seconds ? [1, 6] : [1, 12])}>
        <p className={SMALL}>
          {kind}, {shortDay(date)}, {minutes} min
        </p>
        <Heading level={3} size="h3" className={layout.before3}>
          <a className={row.link} href={href}>
            {title}
          </a>
        </Heading>
        <p className={clsx(layout.before3, layout.noPhone)}>{description}</p>
        {seconds ? <Steps stops={stops} /> : null}
      </div>
      {seconds ? (
        <div className={clsx(layout.atBottom, layout.before6, cell(6, 12, [6, 12]))}>
          <Dial steps={seconds} limit={INSTANT_SECONDS} />
        </div>
      ) : (
        <Track
          className={clsx(layout.atMiddle, layout.noPhone, cell(5, 12, [1, 12]))}
          label="Stops of the article"
          line={lines.at(-1) ?? 'plain'}
          stops={stops}
        />
      )}
    </article>
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
        {lead ? <Lead entry={lead} /> : null}
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
