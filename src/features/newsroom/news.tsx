import { clsx } from 'clsx';
import board from '../../blocks/board/board.module.css';
import type { NewsItem } from '../../content/queries/newsroom.ts';
import { Lines } from '../../lines/lines.tsx';
import { stands } from '../../lines/stands.ts';
import { Station } from '../../lines/station.tsx';
import { dayParts } from '../../tariff/day.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import { Title } from '../../ui/heading/title.tsx';
import layout from '../../ui/layout/layout.module.css';
import row from '../../ui/row/row.module.css';
import { Frame, Section } from '../../ui/section/section.tsx';
import text from '../../ui/text/text.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { KINDS } from './kinds.ts';
import styles from './newsroom.module.css';

/** The day set large, without the noughts of a board. */
function Dateline({ date: day, place, kind }: NewsItem) {
  const [number, month, year] = dayParts(day);
  return (
    <p className={clsx(layout.row, layout.gap2, text.small, text.mute, styles.dateline)}>
      <time className={clsx(layout.full, styles.day)} dateTime={day}>
        {number} {month} <span className={clsx(text.fine, text.regular, text.mute)}>{year}</span>
      </time>
      <span>{place}</span>
      <span>{KINDS[kind]}</span>
    </p>
  );
}

function Item({ item }: { item: NewsItem }) {
  return (
    <li className={clsx(layout.relative, layout.pad7, styles.item)}>
      <Dateline {...item} />
      <div>
        <h3 className={text.entry}>
          <a className={row.link} href={item.href}>
            <Title>{item.title}</Title>
          </a>
        </h3>
        <p className={clsx(layout.noPhone, layout.before3, layout.measure)}>{item.description}</p>
      </div>
      {stands(item.lines).map(({ first, span }) => (
        <Station
          key={first}
          span={span}
          rail={first}
          state={item.lines.length === 0 ? 'dotted' : 'ring'}
        />
      ))}
    </li>
  );
}

/** The announcements: days on one side of the spine, words on the other. */
export function News({ items, empty }: { items: readonly NewsItem[]; empty: string }) {
  return (
    <Section labelledBy="news">
      <Frame strip className={clsx(layout.pad4, styles.spine)}>
        <Lines shape="straight" />
        <Station rail={0} span={3} className={clsx(layout.phoneOnly, board.begin)} />
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
          <p className={text.lead}>{empty}</p>
        )}
        <Station rail={0} span={3} className={board.end} />
      </Frame>
    </Section>
  );
}
