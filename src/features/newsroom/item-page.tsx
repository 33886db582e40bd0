import type { ReactNode } from 'react';
import article from '#blocks/article/article.module.css';
import { Neighbours } from '#blocks/article/neighbours.tsx';
import board from '#blocks/board/board.module.css';
import { Copies } from '#blocks/copy/copies.tsx';
import type { NewsItem } from '#content/queries/newsroom-query.ts';
import type { NewsroomPage } from '#content/schemas/newsroom-page-schema.ts';
import { litStates } from '#drawings/lines/by-rail.ts';
import { Lines } from '#drawings/lines/lines.tsx';
import { Rings } from '#drawings/lines/rings.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx';
import { Day } from '#ui/date/date-text.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { TitledText } from '#ui/heading/titled-text.tsx';
import { Box, Split, Text } from '#ui/layout/box.tsx';
import { Link } from '#ui/link/link.tsx';
import { Prose } from '#ui/prose/prose.tsx';
import { Frame, Section } from '#ui/section/section.tsx';
import { t } from '#words/words.ts';
import { KINDS } from './news.tsx';
import styles from './newsroom.module.css';

interface ItemPageProps {
  item: NewsItem;
  newer: NewsItem | undefined;
  older: NewsItem | undefined;
  texts: NewsroomPage;
  company: string;
  /** The text of the announcement. */
  children: ReactNode;
}

/** The title of an announcement, above a horizontal run of the lines of its rails. */
function Top({ item: { kind, title, rails } }: Pick<ItemPageProps, 'item'>) {
  const size = title.length > 40 ? 'section' : 'title';
  return (
    <Section>
      <Frame pad={7}>
        <Breadcrumbs
          trail={[{ label: t('sections.newsroom'), href: '/newsroom' }, { label: KINDS[kind]() }]}
        />
        <Heading level={1} size={size} before={5} className={article.title}>
          {title}
        </Heading>
      </Frame>
      <Box place="relative" clip className={styles.level} data-screen="">
        <Lines shape="level" lines={litStates(rails)} />
        <Frame>
          <svg className={board.rings} overflow="visible" aria-hidden="true">
            <Rings
              spots={[{ x: 0, y: 0, along: 1 }]}
              rails={rails}
              size={18}
              edge={4}
              place={(_, side) => [9, `${side * 100}%`]}
            />
          </svg>
        </Frame>
      </Box>
    </Section>
  );
}

/** The end of every release: about the company, and the press contact. */
function End({ texts, company }: Pick<ItemPageProps, 'texts' | 'company'>) {
  const { press, boilerplate } = texts;
  const mail = <Link href={`mailto:${press.email}`}>{press.email}</Link>;
  const ends = [
    { title: t('newsroom.about', { company }), text: boilerplate.short.text },
    { title: press.heading, text: mail },
  ];
  return (
    <Split.footer of={2} gap={6} pad={5} before={8} className={styles.end}>
      {ends.map((end) => (
        <div key={end.title}>
          <TitledText {...end} level={2} />
        </div>
      ))}
    </Split.footer>
  );
}

/**
 * `/newsroom/{slug}`: laid out as a press release, with the dateline on the left and the text on
 * the right.
 */
export function ItemPage({ item, newer, older, texts, company, children }: ItemPageProps) {
  return (
    <>
      <Top item={item} />
      <Section>
        <Frame grid pad={4}>
          <Text pad={4} at={[1, 5]} tablet={[1, 4]} className={styles.when}>
            <Text.b block>{item.place}</Text.b>
            <Day value={item.date} />
          </Text>
          <Box pad={4} at={[5, 12]} tablet={[4, 13]}>
            <Prose className={article.prose}>{children}</Prose>
            <Copies href={item.href} />
            <End texts={texts} company={company} />
          </Box>
        </Frame>
        <Frame>
          <Neighbours
            newer={newer}
            older={older}
            here={t('newsroom.here')}
            label={t('ui.neighbours')}
          />
        </Frame>
      </Section>
    </>
  );
}
