import { clsx } from 'clsx';
import board from '../../blocks/board/board.module.css';
import type { DocNode } from '../../content/queries/docs-tree.ts';
import type { DocsPageTexts } from '../../content/schemas/docs-page.ts';
import { Lines } from '../../lines/lines.tsx';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
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
        <Frame grid strip className={clsx(layout.pad8, styles.opening)}>
          <Lines shape="straight" lines={TRUNK} className={styles.trunk} />
          <Station rail={1} state="done" className={layout.absolute} />
          <Heading level={1} size="title" className={cell(2, 10, [2, 13])}>
            {heading}
          </Heading>
          <p className={clsx(text.lead, layout.before6, cell(2, 7, [2, 11]))}>{lead}</p>
          <section className={clsx(layout.before8, cell(2, 13))} aria-labelledby="begin">
            <Heading
              level={2}
              size="h4"
              id="begin"
              className={clsx(text.small, text.mute, text.regular)}
            >
              {start.heading}
            </Heading>
            <ul className={clsx(layout.four, layout.tabletTwo, layout.gap5, layout.before3)}>
              {start.items.map(({ label, href, text: about }) => (
                <li key={href} className={clsx(layout.relative, layout.rule, layout.pad4)}>
                  <a className={clsx(text.large, text.bone, row.link)} href={href}>
                    {label}
                  </a>
                  <p className={clsx(text.fine, text.mute, layout.before2)}>{about}</p>
                </li>
              ))}
            </ul>
          </section>
        </Frame>
      </Section>
      <Section>
        <Frame strip>
          <Lines shape="straight" lines={TRUNK} />
          <DocsMap tree={tree} />
          <Station rail={1} state="done" className={board.end} />
        </Frame>
        <Frame strip>
          <p className={clsx(layout.pad8, layout.measure, text.mute, board.inset)}>
            {withAddress(contact)}
          </p>
        </Frame>
      </Section>
    </>
  );
}
