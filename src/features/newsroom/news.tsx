import type { NewsItem } from '../../content/queries/newsroom.ts';
import { Lines } from '../../lines/lines.tsx';
import { stands } from '../../lines/stands.ts';
import { Station } from '../../lines/station.tsx';
import { dayText } from '../../ui/day/day.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { KINDS } from './kinds.ts';
import styles from './news.module.css';

/** The day set large, without the noughts of a board. */
function Dateline({ date: day, place, kind }: NewsItem) {
  const [number = '', month = '', year = ''] = dayText(day).split(' ');
  return (
    <p className={styles.dateline}>
      <time className={styles.day} dateTime={day.toISOString().slice(0, 10)}>
        {number} {month.slice(0, 3)}
        <span className={styles.year}> {year}</span>
      </time>
      <span className={styles.place}>{place}</span>
      <span className={styles.kind}>{KINDS[kind]}</span>
    </p>
  );
}

function Item({ item }: { item: NewsItem }) {
  return (
    <li className={styles.item}>
      <Dateline {...item} />
      <div className={styles.words}>
        <h3 className={styles.title}>
          <a className={styles.link} href={item.href}>
            {item.title}
          </a>
        </h3>
        <p className={styles.text}>{item.description}</p>
      </div>
      {stands(item.lines).map(({ first, span }) => (
        <Station
          key={first}
          span={span}
          state={item.lines.length === 0 ? 'dotted' : 'ring'}
          className={[styles.station, styles[`from${first}`]].join(' ')}
        />
      ))}
    </li>
  );
}

/** The announcements: days on one side of the spine, words on the other. */
export function News({ items }: { items: readonly NewsItem[] }) {
  return (
    <Section labelledBy="news">
      <Frame strip className={styles.news}>
        <Lines shape="straight" className={styles.lines} />
        <Station span={3} className={styles.begin} />
        <VisuallyHidden>
          <Heading level={2} size="h4" id="news">
            Announcements
          </Heading>
        </VisuallyHidden>
        {items.length > 0 ? (
          <ol className={styles.items}>
            {items.map((item) => (
              <Item key={item.id} item={item} />
            ))}
          </ol>
        ) : (
          <p className={styles.empty}>Nothing has been announced yet.</p>
        )}
        <Station span={3} className={styles.end} />
      </Frame>
    </Section>
  );
}
