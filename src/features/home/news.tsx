import type { BoardEntry, HomeContent } from '../../content/queries/home.ts';
import { Lines } from '../../lines/lines.tsx';
import { Track } from '../../lines/track.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './news.module.css';

const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

function Row({ entry }: { entry: BoardEntry }) {
  const { href, title, kind, date, minutes } = entry;
  return (
    <li className={styles.row}>
      <time className={styles.date} dateTime={date.toISOString().slice(0, 10)}>
        {DAY.format(date)}
      </time>
      <Heading level={3} size="h4" className={styles.title}>
        <a className={styles.link} href={href}>
          {title}
        </a>
      </Heading>
      <span className={styles.kind}>{kind}</span>
      <span className={styles.minutes}>{minutes} min</span>
    </li>
  );
}

/** The latest of blog and newsroom as a departure board; the first article shows its stops. */
export function News({ texts }: { texts: HomeContent['news'] }) {
  const lead = texts.entries.find(({ stops }) => stops.length > 0);
  const rest = texts.entries.filter((entry) => entry !== lead);
  return (
    <Section labelledBy="news">
      <Frame grid strip className={styles.frame}>
        <Lines shape="straight" light />
        <Heading level={2} size="h2" id="news" className={styles.heading}>
          {texts.heading}
        </Heading>
        {lead ? (
          <article className={styles.lead}>
            <p className={styles.meta}>
              {lead.kind}, {DAY.format(lead.date)}, {lead.minutes} min
            </p>
            <Heading level={3} size="h3">
              <a className={styles.link} href={lead.href}>
                {lead.title}
              </a>
            </Heading>
            <p className={styles.text}>{lead.description}</p>
            <Track
              className={styles.stops}
              label="Stops of the article"
              line={lead.lines.at(-1) ?? 'plain'}
              stops={lead.stops}
            />
          </article>
        ) : null}
        <ol className={styles.board}>
          {rest.map((entry) => (
            <Row key={entry.href} entry={entry} />
          ))}
        </ol>
        <p className={styles.more}>
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
