import { clsx } from 'clsx';
import board from '../../blocks/board/board.module.css';
import type { DocNode } from '../../content/queries/docs-tree.ts';
import type { DocsPageTexts } from '../../content/schemas/docs-page.ts';
import { Lines } from '../../lines/lines.tsx';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Box, Split, Text } from '../../ui/layout/box.tsx';
import { lookOf } from '../../ui/layout/look.ts';
import { Link } from '../../ui/link/link.tsx';
import row from '../../ui/row/row.module.css';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './docs.module.css';
import { DocsMap } from './docs-map.tsx';

interface DocsIndexProps {
  texts: DocsPageTexts;
  tree: readonly DocNode[];
}

/** The documents run on one line of the three. */
const TRUNK = { swift: 'none', instant: 'none' } as const;

/** A sentence with the e-mail address in it as a link. */
function withAddress(said: string) {
  return said.split(/(\S+@\S+\w)/).map((part) =>
    part.includes('@') ? (
      <Link key={part} href={`mailto:${part}`}>
        {part}
      </Link>
    ) : (
      part
    ),
  );
}

/** `/docs`: where to begin, and the map of everything. */
export function DocsIndex({ texts, tree }: DocsIndexProps) {
  const { heading, lead, start, contact } = texts;
  return (
    <>
      <Section>
        <Frame grid strip pad={8} className={styles.opening}>
          <Lines shape="straight" lines={TRUNK} className={styles.trunk} />
          <Station rail={1} state="done" className={lookOf({ place: 'absolute' })} />
          <Heading level={1} size="title" at={[2, 10]} tablet={[2, 13]}>
            {heading}
          </Heading>
          <Text size="lead" before={6} at={[2, 7]} tablet={[2, 11]}>
            {lead}
          </Text>
          <Box as="section" before={8} at={[2, 13]} aria-labelledby="begin">
            <Heading level={2} size="h4" id="begin" tone="mute" weight="regular" voice="small">
              {start.heading}
            </Heading>
            <Split as="ul" of={4} tabletTwo gap={5} before={3}>
              {start.items.map(({ label, href, text: about }) => (
                <Box key={href} as="li" place="relative" rule="start" pad={4}>
                  <a
                    className={clsx(row.link, lookOf({ size: 'large', tone: 'bone' }))}
                    href={href}
                  >
                    {label}
                  </a>
                  <Text size="fine" tone="mute" before={2}>
                    {about}
                  </Text>
                </Box>
              ))}
            </Split>
          </Box>
        </Frame>
      </Section>
      <Section>
        <Frame strip>
          <Lines shape="straight" lines={TRUNK} />
          <DocsMap tree={tree} />
          <Station rail={1} state="done" className={board.end} />
        </Frame>
        <Frame strip>
          <Text pad={8} measure="text" tone="mute" className={board.inset}>
            {withAddress(contact)}
          </Text>
        </Frame>
      </Section>
    </>
  );
}
