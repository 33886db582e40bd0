import type { DocNode } from '#content/queries/docs-query.ts';
import type { DocsPageTexts } from '#content/schemas/docs-page-schema.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { Box, Split, Text } from '#ui/layout/box.tsx';
import { lookOf } from '#ui/layout/look.ts';
import { WithMail } from '#ui/link/with-mail.tsx';
import { Way } from '#ui/row/row.tsx';
import { Section } from '#ui/section/section.tsx';
import { t } from '#words/words.ts';
import styles from './docs-index.module.css';

/** The pages of a chapter, nested. */
function Pages({ nodes, size }: { nodes: readonly DocNode[]; size: 'name' | 'fine' }) {
  return nodes.map(({ slug, href, label, children }) => (
    <li key={slug}>
      <a className={lookOf({ size, block: true, pad: 2 })} href={href}>
        {label}
      </a>
      {children.length > 0 ? (
        <ol className={styles.deeper}>
          <Pages nodes={children} size="fine" />
        </ol>
      ) : null}
    </li>
  ));
}

/** A chapter with its pages, or a single page. */
function Chapter({ node: { href, label, description, children } }: { node: DocNode }) {
  const alone = children.length === 0;
  const about = (
    <Text size="fine" tone="mute" measure={alone ? 'text' : 'narrow'} before={alone ? 1 : 2}>
      {description}
    </Text>
  );
  return (
    <Box.li rule="start" pad={alone ? 5 : 6} className={styles.chapter}>
      <div>
        <Heading level={2} size={alone ? 'minor' : 'subsection'}>
          <a href={href}>{label}</a>
        </Heading>
        {alone ? null : about}
      </div>
      {alone ? (
        about
      ) : (
        <ol className={styles.pages}>
          <Pages nodes={children} size="name" />
        </ol>
      )}
    </Box.li>
  );
}

interface DocsIndexProps {
  texts: DocsPageTexts;
  tree: readonly DocNode[];
}

/** `/docs`: where to start, and every document by chapter. */
export function DocsIndex({ texts, tree }: DocsIndexProps) {
  const { heading, lead, start, contact } = texts;
  const look = { size: 'fine', tone: 'mute', before: 2 } as const;
  return (
    <>
      <Section framed pad={8}>
        <Heading size="title">{heading}</Heading>
        <Text size="lead" measure="text">
          {lead}
        </Text>
        <Box.section before={8} aria-labelledby="begin">
          <Heading level={2} size="small" id="begin" tone="mute" weight="regular">
            {start.heading}
          </Heading>
          <Split.ul of={4} tabletTwo gap={5} tone="bone" before={3}>
            {start.items.map((way) => (
              <Way key={way.href} {...way} size="large" look={look} rule="start" pad={4} />
            ))}
          </Split.ul>
        </Box.section>
      </Section>
      <Section framed>
        <nav aria-label={t('docs.all')}>
          <ol>
            {tree.map((node) => (
              <Chapter key={node.slug} node={node} />
            ))}
          </ol>
        </nav>
        <Box pad={8} rule="start">
          <Text measure="text" tone="mute">
            <WithMail text={contact} />
          </Text>
        </Box>
      </Section>
    </>
  );
}
