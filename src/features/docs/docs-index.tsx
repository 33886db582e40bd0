import { clsx } from 'clsx';
import board from '#blocks/board/board.module.css';
import type { DocNode } from '#content/queries/docs-tree-query.ts';
import type { DocsPageTexts } from '#content/schemas/docs-page-schema.ts';
import { Lines } from '#drawings/lines/lines.tsx';
import { Station } from '#drawings/lines/station.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Box, Split, Stack, Text } from '#ui/layout/box.tsx';
import { lookOf } from '#ui/layout/look.ts';
import { WithMail } from '#ui/link/with-mail.tsx';
import { Row, RowLink, Way } from '#ui/row/row.tsx';
import { Frame, Section } from '#ui/section/section.tsx';
import styles from './docs-index.module.css';

/** The documents run on one line of the three. */
const TRUNK = { swift: 'none', instant: 'none' } as const;

const ENTRY = { items: 'baseline', place: 'relative', phone: 'block' } as const;
const ABOUT = { before: 1, size: 'fine', tone: 'mute', measure: 'text' } as const;

function DocStation({ node, size }: { node: DocNode; size: 'name' | 'fine' }) {
  return (
    <Box.li place="relative" className={styles.stop}>
      <Station rail={1} />
      <a className={lookOf({ size, block: true, pad: 3 })} href={node.href}>
        {node.label}
      </a>
      {node.children.length > 0 ? (
        <ol className={styles.siding}>
          {node.children.map((child) => (
            <DocStation key={child.slug} node={child} size="fine" />
          ))}
        </ol>
      ) : null}
    </Box.li>
  );
}

/**
 * A chapter: a line of its own out of the trunk and level through a stop for each page; on a phone
 * its stops stand on the trunk.
 */
function Chapter({ node }: { node: DocNode }) {
  return (
    <Stack.li {...ENTRY} pad={7} className={clsx(styles.entry, styles.chapter)}>
      <Station rail={1} />
      <Heading size="h3">
        <a className={lookOf({ pad: 2 })} href={node.href}>
          {node.label}
        </a>
      </Heading>
      <Text {...ABOUT} shown="tabletUp">
        {node.description}
      </Text>
      <Stack.ol place="relative" phone="block" className={styles.branch}>
        {node.children.map((page) => (
          <DocStation key={page.slug} node={page} size="name" />
        ))}
      </Stack.ol>
    </Stack.li>
  );
}

/** A page of its own on the trunk. */
function Page({ node }: { node: DocNode }) {
  return (
    <Row {...ENTRY} flow="stack" pad={5} className={clsx(styles.entry, styles.single)}>
      <Station rail={1} />
      <Heading level={2} size="h4">
        <RowLink href={node.href}>{node.label}</RowLink>
      </Heading>
      <Text {...ABOUT}>{node.description}</Text>
    </Row>
  );
}

interface DocsIndexProps {
  texts: DocsPageTexts;
  tree: readonly DocNode[];
}

/** `/docs`: where to begin, and every document as a transit map, chapters and pages on one trunk. */
export function DocsIndex({ texts, tree }: DocsIndexProps) {
  const { heading, lead, start, contact } = texts;
  const look = { size: 'fine', tone: 'mute', before: 2 } as const;
  return (
    <>
      <Section>
        <Frame grid strip pad={8} className={styles.opening}>
          <Lines shape="straight" lines={TRUNK} className={styles.trunk} />
          <Station rail={1} state="done" place="absolute" />
          <Heading size="title" at={[2, 10]} tablet={[2, 13]}>
            {heading}
          </Heading>
          <Text size="lead" before={6} at={[2, 7]} tablet={[2, 11]}>
            {lead}
          </Text>
          <Box.section before={8} at={[2, 13]} aria-labelledby="begin">
            <Heading level={2} size="h4" id="begin" tone="mute" weight="regular" voice="small">
              {start.heading}
            </Heading>
            <Split.ul of={4} tabletTwo gap={5} tone="bone" before={3}>
              {start.items.map((way) => (
                <Way key={way.href} {...way} size="large" look={look} rule="start" pad={4} />
              ))}
            </Split.ul>
          </Box.section>
        </Frame>
      </Section>
      <Section>
        <Frame strip>
          <Lines shape="straight" lines={TRUNK} />
          <nav aria-label="All documents">
            <ol className={board.inset}>
              {tree.map((node) => {
                const Entry = node.children.length > 0 ? Chapter : Page;
                return <Entry key={node.slug} node={node} />;
              })}
            </ol>
          </nav>
          <Station rail={1} state="done" className={board.end} />
        </Frame>
        <Frame strip>
          <Text pad={8} measure="text" tone="mute" className={board.inset}>
            <WithMail text={contact} />
          </Text>
        </Frame>
      </Section>
    </>
  );
}
