import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import article from '../../blocks/article/article.module.css';
import type { DocPage as Page } from '../../content/queries/docs.ts';
import { StripMap } from '../../lines/strip-map.tsx';
import { Fold } from '../../ui/fold/fold.tsx';
import { Box, Text } from '../../ui/layout/box.tsx';
import { lookOf } from '../../ui/layout/look.ts';
import { Prose } from '../../ui/prose/prose.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Chapter } from './chapter.tsx';
import { DocAside } from './doc-aside.tsx';
import { DocNeighbours } from './doc-neighbours.tsx';
import { DocTitle } from './doc-title.tsx';
import styles from './docs.module.css';
import { stopsFor } from './stops.ts';

interface DocPageProps extends Omit<Page, 'entry'> {
  /** The contents of the page, where it has several sections. */
  contents?: ReactNode;
  /** The rendered text. */
  children: ReactNode;
}

/** `/docs/…`: the text, between the map of all documents and its own contents. */
export function DocPage({ data, tree, trail, previous, next, contents, children }: DocPageProps) {
  const below = trail.at(-1)?.children ?? [];
  return (
    <Section>
      <Frame grid pad={6} items="top" className={styles.page}>
        <Fold
          summary="All documents"
          className={clsx(styles.fold, lookOf({ shown: 'narrow', at: [1, 13] }))}
        />
        <StripMap
          label="Documentation"
          stops={stopsFor(tree, trail)}
          className={clsx(article.aside, styles.tree, lookOf({ at: [1, 4], tablet: [1, 13] }))}
        />
        <Box
          as="header"
          pad={3}
          at={[4, 10]}
          tablet={[1, 10]}
          className={clsx(styles.head, styles.text)}
        >
          <Breadcrumbs trail={trail} />
          <DocTitle title={data.title} />
          <Text size="lead" before={5}>
            {data.description}
          </Text>
        </Box>
        <Box at={[10, 13]} className={clsx(article.aside, styles.side)}>
          <DocAside updated={data.updated} reviewed={data.reviewed} owner={data.owner}>
            {contents}
          </DocAside>
        </Box>
        <Box pad={7} at={[4, 10]} tablet={[1, 10]} className={styles.text}>
          <Prose>{children}</Prose>
          {below.length > 0 ? <Chapter pages={below} /> : null}
          <DocNeighbours previous={previous} next={next} />
        </Box>
      </Frame>
    </Section>
  );
}
