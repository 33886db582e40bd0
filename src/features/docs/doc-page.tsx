import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import article from '#blocks/article/article.module.css';
import { Contents, type Sections } from '#blocks/article/contents.tsx';
import { Neighbours } from '#blocks/article/neighbours.tsx';
import { BESIDE_MAP, SideMap } from '#blocks/article/side-map.tsx';
import { Copies } from '#blocks/copy/copies.tsx';
import { withNoBreaks } from '#content/no-break.ts';
import type { DocNode, DocPage as Page } from '#content/queries/docs-query.ts';
import type { StripStop } from '#drawings/lines/strip-map.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx';
import { Day } from '#ui/date/date-text.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Box, Stack, Text } from '#ui/layout/box.tsx';
import { Prose } from '#ui/prose/prose.tsx';
import { Way } from '#ui/row/row.tsx';
import { FactList } from '#ui/row-list/row-list.tsx';
import { Frame, Section } from '#ui/section/section.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { t } from '#words/words.ts';
import styles from './doc-page.module.css';

/**
 * The tree as stops, expanded along the path to the current document, whose ancestors are marked as
 * passed.
 */
function stopsFor(tree: readonly DocNode[], trail: readonly DocNode[]): StripStop[] {
  const here = trail.at(-1)?.slug;
  const passed = new Set(trail.map(({ slug }) => slug));
  const stops = (nodes: readonly DocNode[]): StripStop[] =>
    nodes.map(({ slug, label, href, children }) => ({
      label,
      href,
      current: slug === here,
      state: passed.has(slug) ? 'done' : 'ring',
      branch: passed.has(slug) ? stops(children) : [],
    }));
  return stops(tree);
}

/** The length in characters above which a title gets a smaller size, so that it takes two lines. */
const LONG = 48;

/** The page's heading; text after a colon becomes a smaller second line. */
function DocTitle({ title }: { title: string }) {
  const [subject = '', ...rest] = title.split(': ');
  return (
    <Heading level={1} size={subject.length > LONG ? 'subsection' : 'part'} before={5}>
      {subject}
      {rest.length > 0 ? (
        <>
          <VisuallyHidden>: </VisuallyHidden>
          <Text.span block before={4} size="entry" className={styles.more}>
            {rest.join(': ')}
          </Text.span>
        </>
      ) : null}
    </Heading>
  );
}

/** The column beside the text: the document's dates and owner, and its sections. */
function Aside({ data, sections }: Pick<DocPageProps, 'data' | 'sections'>) {
  const facts = [
    { name: t('docs.changed'), value: <Day value={data.updated} /> },
    { name: t('docs.reviewed'), value: <Day value={data.reviewed} /> },
    { name: t('docs.owner'), value: data.owner },
  ];
  return (
    <Stack gap={6} size="small">
      <FactList facts={facts} flow="stack" phone="two" gap={4} className={styles.facts} />
      {sections.length > 1 ? <Contents label={t('docs.contents')} sections={sections} /> : null}
    </Stack>
  );
}

/** On the page of a folder, its documents. */
function Chapter({ pages }: { pages: readonly DocNode[] }) {
  const look = { size: 'fine', tone: 'mute' } as const;
  const columns = { of: 2, gap: 2, pad: 4 } as const;
  return (
    <Box.section before={8} aria-labelledby="in-this-chapter" data-screen="">
      <Heading level={2} size="minor" id="in-this-chapter">
        {t('docs.chapter')}
      </Heading>
      <Box.ul rule="start" before={4} className={styles.pages}>
        {pages.map(({ href, label, description }) => (
          <Way
            key={href}
            {...{ href, label, look }}
            text={description}
            {...columns}
            size="name"
            row
          />
        ))}
      </Box.ul>
    </Box.section>
  );
}

const titled = (page: DocNode | undefined) => page && { href: page.href, title: page.label };

const MIDDLE = { at: [4, 10], tablet: [1, 10] } as const;

interface DocPageProps extends Omit<Page, 'file'> {
  sections: Sections;
  /** The rendered text. */
  children: ReactNode;
}

/** `/docs/…`: the text, between the map of all documents and its table of contents. */
export function DocPage({ data, tree, trail, previous, next, sections, children }: DocPageProps) {
  const here = trail.at(-1);
  const above = [{ href: '/docs', label: t('docs.short') }, ...trail.slice(0, -1)];
  return (
    <Section>
      <Frame grid pad={6} items="top" className={styles.page}>
        <SideMap
          label={t('sections.docs')}
          summary={t('docs.all')}
          stops={stopsFor(tree, trail)}
          className={styles.tree}
        />
        <Box.header {...BESIDE_MAP} pad={3} {...MIDDLE} className={clsx(styles.head, styles.text)}>
          <Breadcrumbs trail={above} here={here?.label} />
          <DocTitle title={data.title} />
          <Text size="lead" before={5}>
            {withNoBreaks(data.description)}
          </Text>
        </Box.header>
        <Box at={[10, 13]} className={clsx(article.aside, styles.side)}>
          <Aside data={data} sections={sections} />
        </Box>
        <Box pad={7} {...MIDDLE} className={styles.text}>
          <Prose>{children}</Prose>
          {here ? <Copies href={here.href} /> : null}
          {here && here.children.length > 0 ? <Chapter pages={here.children} /> : null}
          <Neighbours
            older={titled(previous)}
            newer={titled(next)}
            here={t('docs.here')}
            label={t('ui.neighbours')}
          />
        </Box>
      </Frame>
    </Section>
  );
}
