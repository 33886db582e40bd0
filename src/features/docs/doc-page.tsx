import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import article from '../../blocks/article/article.module.css';
import type { DocPage as Page } from '../../content/queries/docs.ts';
import { StripMap } from '../../lines/strip-map.tsx';
import { Fold } from '../../ui/fold/fold.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
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
      <Frame grid className={clsx(layout.pad6, layout.top, styles.page)}>
        <Fold
          summary="All documents"
          className={clsx(layout.narrowOnly, cell(1, 13), styles.fold)}
        />
        <StripMap
          label="Documentation"
          stops={stopsFor(tree, trail)}
          className={clsx(cell(1, 4, [1, 13]), article.aside, styles.tree)}
        />
        <header className={clsx(layout.pad3, cell(4, 10, [1, 10]), styles.head, styles.text)}>
          <Breadcrumbs trail={trail} />
          <DocTitle title={data.title} />
          <p className={clsx(text.lead, layout.before5)}>{data.description}</p>
        </header>
        <div className={clsx(cell(10, 13), article.aside, styles.side)}>
          <DocAside updated={data.updated} reviewed={data.reviewed} owner={data.owner}>
            {contents}
          </DocAside>
        </div>
        <div className={clsx(layout.pad7, cell(4, 10, [1, 10]), styles.text)}>
          <Prose>{children}</Prose>
          {below.length > 0 ? <Chapter pages={below} /> : null}
          <DocNeighbours previous={previous} next={next} />
        </div>
      </Frame>
    </Section>
  );
}
