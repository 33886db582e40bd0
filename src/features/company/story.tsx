import { clsx } from 'clsx';
import type { AboutPage } from '../../content/schemas/about.ts';
import { Lines } from '../../lines/lines.tsx';
import { Station } from '../../lines/station.tsx';
import { Day } from '../../ui/day/day.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
import { Frame, Section } from '../../ui/section/section.tsx';
import text from '../../ui/text/text.module.css';
import styles from './story.module.css';
import { type Chapter, chapters } from './story.ts';

const NO_RAIL = { swift: 'none', sepa: 'none', instant: 'none' } as const;

function Stop({ date, year, label, text: told, state, runs, first, span }: Chapter) {
  const from = Object.fromEntries(runs.map(({ rail, after }) => [rail, after]));
  return (
    <li className={styles.chapter}>
      <p className={clsx(text.readout, layout.pad2, layout.noPhone)} aria-hidden="true">
        {year}
      </p>
      <div className={clsx(text.entry, styles.map)} aria-hidden="true">
        {runs.length === 0 ? (
          <i className={styles.paper} />
        ) : (
          <Lines shape="straight" lines={{ ...NO_RAIL, ...from }} />
        )}
        <Station state={state} rail={first} span={span} />
      </div>
      <div className={clsx(layout.row, layout.top, layout.gap5, layout.pad4, styles.told)}>
        <div className={styles.head}>
          <Heading level={3} size="h4" className={text.entry}>
            {label}
          </Heading>
          {date ? (
            <p className={clsx(text.small, text.mute, text.tabular, layout.before1)}>
              <Day value={date} />
              {state === 'announced' ? ', announced' : null}
            </p>
          ) : null}
        </div>
        {told ? <p className={styles.text}>{told}</p> : null}
      </div>
    </li>
  );
}

/** The dated line: each rail comes in at the station that opened it. */
export function Story({ texts }: { texts: AboutPage['story'] }) {
  return (
    <Section className={layout.before9} labelledBy="story">
      <Frame grid>
        <Heading level={2} size="h2" id="story" className={cell(1, 6)}>
          {texts.heading}
        </Heading>
        <p className={clsx(text.lead, layout.before4, layout.atBottom, cell(6, 11, [6, 13]))}>
          {texts.lead}
        </p>
      </Frame>
      <Frame>
        <ol className={layout.before7}>
          {chapters(texts.stations).map((chapter) => (
            <Stop key={`${chapter.date} ${chapter.label}`} {...chapter} />
          ))}
        </ol>
      </Frame>
    </Section>
  );
}
