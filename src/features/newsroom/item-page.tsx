import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import article from '../../blocks/article/article.module.css';
import { Neighbours } from '../../blocks/article/neighbours.tsx';
import type { NewsItem } from '../../content/queries/newsroom.ts';
import type { NewsroomPage } from '../../content/schemas/newsroom-page.ts';
import { Day } from '../../ui/day/day.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { Link } from '../../ui/link/link.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import { ItemTop } from './item-top.tsx';
import styles from './newsroom.module.css';

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
    <footer
      className={clsx(
        layout.two,
        layout.gap6,
        layout.pad5,
        layout.before8,
        layout.wide,
        text.fine,
        styles.end,
      )}
    >
      <div>
        <Heading level={2} size="h4">
          About {company}
        </Heading>
        <p className={layout.before2}>{texts.boilerplate.short.text}</p>
      </div>
      <div>
        <Heading level={2} size="h4">
          {texts.press.heading}
        </Heading>
        <p className={layout.before2}>
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
        <Frame grid className={layout.pad4}>
          <p className={clsx(layout.pad4, cell(1, 5, [1, 4]))}>
            <b className={layout.block}>{item.place}</b>
            <Day value={item.date} />
          </p>
          <div className={clsx(layout.pad4, cell(5, 12, [4, 13]))}>
            <Prose className={article.prose}>{children}</Prose>
            <ItemEnd texts={texts} company={company} />
          </div>
        </Frame>
        <Frame>
          <Neighbours
            newer={newer}
            older={older}
            here="This announcement"
            label="Previous and next"
          />
        </Frame>
      </Section>
    </>
  );
}
