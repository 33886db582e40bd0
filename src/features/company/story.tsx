import type { AboutPage } from '../../content/schemas/about.ts';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './story.module.css';
import { type Chapter, chapters } from './story.ts';

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

function Stop({ date, year, label, text, state, runs, first, span }: Chapter) {
  return (
    <li
      className={styles.chapter}
      data-paper={runs.length === 0 || undefined}
      data-state={state}
      data-year={year ?? undefined}
    >
      <p className={styles.year} aria-hidden="true">
        {year}
      </p>
      <div className={styles.map} aria-hidden="true">
        {runs.map(({ rail, before, after }) => (
          <i key={rail} className={styles.rail} data-rail={rail}>
            <b data-part="before" data-state={before} />
            <b data-part="after" data-state={after} />
          </i>
        ))}
        <span className={styles.stand} data-first={first}>
          <Station state={state} span={span} />
        </span>
      </div>
      <div className={styles.head}>
        <Heading level={3} size="h3" className={styles.label}>
          {label}
        </Heading>
        {date ? (
          <p className={styles.date}>
            <time dateTime={date}>{DAY.format(new Date(date))}</time>
            {state === 'announced' ? ', announced' : null}
          </p>
        ) : null}
      </div>
      {text ? <p className={styles.text}>{text}</p> : null}
    </li>
  );
}

/** The dated line: each rail comes in at the station that opened it. */
export function Story({ texts }: { texts: AboutPage['story'] }) {
  return (
    <Section className={styles.section} labelledBy="story">
      <Frame>
        <div className={styles.top}>
          <Heading level={2} size="h2" id="story">
            {texts.heading}
          </Heading>
          <p className={styles.lead}>{texts.lead}</p>
        </div>
        <ol className={styles.story}>
          {chapters(texts.stations).map((chapter) => (
            <Stop key={`${chapter.date} ${chapter.label}`} {...chapter} />
          ))}
        </ol>
      </Frame>
    </Section>
  );
}
