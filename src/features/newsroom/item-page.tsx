import type { ReactNode } from 'react';
import type { NewsItem } from '../../content/queries/newsroom.ts';
import type { NewsroomPage } from '../../content/schemas/newsroom-page.ts';
import { Day } from '../../ui/day/day.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import { Neighbours } from '../blog/article/neighbours.tsx';
import styles from './item-page.module.css';
import { ItemTop } from './item-top.tsx';

interface ItemPageProps {
  item: NewsItem;
  newer: NewsItem | undefined;
  older: NewsItem | undefined;
  texts: NewsroomPage;
  company: string;
  /** The document. */
  children: ReactNode;
}

/** What every release ends with: who we are, and whom to ask. */
function ItemEnd({ texts, company }: Pick<ItemPageProps, 'texts' | 'company'>) {
  return (
    <footer className={styles.end}>
      <div>
        <Heading level={2} size="h4">
          About {company}
        </Heading>
        <p className={styles.about}>{texts.boilerplate.short.text}</p>
      </div>
      <div>
        <Heading level={2} size="h4">
          {texts.press.heading}
        </Heading>
        <p className={styles.about}>
          <Link href={`mailto:${texts.press.email}`}>{texts.press.email}</Link>
        </p>
      </div>
    </footer>
  );
}

/** `/newsroom/{slug}`: dateline at the left, the words at the right, as a release is printed. */
export function ItemPage({ item, newer, older, texts, company, children }: ItemPageProps) {
  return (
    <>
      <ItemTop item={item} />
      <Section>
        <Frame grid className={styles.reading}>
          <p className={styles.dateline}>
            <b>{item.place}</b>
            <Day value={item.date} />
          </p>
          <div className={styles.body}>
            <Prose className={styles.prose ?? ''}>{children}</Prose>
            <ItemEnd texts={texts} company={company} />
          </div>
        </Frame>
      </Section>
      <Neighbours newer={newer} older={older} here="This announcement" />
    </>
  );
}
