import type { NewsItem } from '../../content/queries/newsroom.ts';
import { Lines } from '../../lines/lines.tsx';
import { lit } from '../../lines/lit.ts';
import { stands } from '../../lines/stands.ts';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './item-page.module.css';
import { KINDS } from './kinds.ts';

/** Title of an announcement, over a level run of the lines that it concerns. */
export function ItemTop({ item }: { item: NewsItem }) {
  return (
    <Section className={styles.top}>
      <Frame>
        <p className={styles.crumb}>
          <Link href="/newsroom" variant="plain">
            Newsroom
          </Link>
          <span>{KINDS[item.kind]}</span>
        </p>
        <Heading level={1} size={item.title.length > 44 ? 'h2' : 'title'} className={styles.title}>
          {item.title}
        </Heading>
      </Frame>
      <div className={styles.level}>
        <Lines shape="level" lines={lit(item.lines)} className={styles.lines} />
        <Frame>
          {stands(item.lines).map(({ first, span }) => (
            <Station
              key={first}
              span={span}
              state={item.lines.length === 0 ? 'dotted' : 'ring'}
              className={[styles.station, styles[`from${first}`]].join(' ')}
            />
          ))}
        </Frame>
      </div>
    </Section>
  );
}
