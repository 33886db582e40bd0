import type { ReactNode } from 'react';
import article from '../../blocks/article/article.module.css';
import { Neighbours } from '../../blocks/article/neighbours.tsx';
import type { NewsItem } from '../../content/queries/newsroom.ts';
import type { NewsroomPage } from '../../content/schemas/newsroom-page.ts';
import { Day } from '../../ui/day/day.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Box, Split } from '../../ui/layout/box.tsx';
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
    <Split
      as="footer"
      of={2}
      gap={6}
      pad={5}
      before={8}
      measure="wide"
      size="fine"
      className={styles.end}
    >
      <div>
        <Heading level={2} size="h4">
          About {company}
        </Heading>
        <Box as="p" before={2}>
          {texts.boilerplate.short.text}
        </Box>
      </div>
      <div>
        <Heading level={2} size="h4">
          {texts.press.heading}
        </Heading>
        <Box as="p" before={2}>
          <Link href={`mailto:${texts.press.email}`}>{texts.press.email}</Link>
        </Box>
      </div>
    </Split>
  );
}

/** `/newsroom/{slug}`: dateline at the left, the words at the right, as a release is printed. */
export function ItemPage({ item, newer, older, texts, company, children }: ItemPageProps) {
  return (
    <>
      <ItemTop item={item} />
      <Section>
        <Frame grid pad={4}>
          <Box as="p" pad={4} at={[1, 5]} tablet={[1, 4]}>
            <Box as="b" block>
              {item.place}
            </Box>
            <Day value={item.date} />
          </Box>
          <Box pad={4} at={[5, 12]} tablet={[4, 13]}>
            <Prose className={article.prose}>{children}</Prose>
            <ItemEnd texts={texts} company={company} />
          </Box>
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
