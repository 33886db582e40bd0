import type { ReactNode } from 'react';
import type { DocPage as Page } from '../../content/queries/docs.ts';
import { StripMap } from '../../lines/strip-map.tsx';
import { Fold } from '../../ui/fold/fold.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Chapter } from './chapter.tsx';
import { DocAside } from './doc-aside.tsx';
import { DocNeighbours } from './doc-neighbours.tsx';
import styles from './doc-page.module.css';
import { DocTitle } from './doc-title.tsx';
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
      <Frame grid className={styles.page}>
        <Fold summary="All documents" className={styles.fold} />
        <StripMap label="Documentation" stops={stopsFor(tree, trail)} className={styles.tree} />
        <header className={styles.head}>
          <Breadcrumbs trail={trail} />
          <DocTitle title={data.title} />
          <p className={styles.lead}>{data.description}</p>
        </header>
        <div className={styles.aside}>
          <DocAside updated={data.updated} reviewed={data.reviewed} owner={data.owner}>
            {contents}
          </DocAside>
        </div>
        <div className={styles.text}>
          <Prose>{children}</Prose>
          {below.length > 0 ? <Chapter pages={below} /> : null}
          <DocNeighbours previous={previous} next={next} />
        </div>
      </Frame>
    </Section>
  );
}
