import type { DocsPageTexts } from '../../content/schemas/docs-page.ts';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './docs-index.module.css';
import { DocsMap } from './docs-map.tsx';
import type { DocNode } from './tree.ts';

interface DocsIndexProps {
  texts: DocsPageTexts;
  tree: readonly DocNode[];
}

/** A sentence with the e-mail address in it as a link. */
function withAddress(text: string) {
  return text.split(/(\S+@\S+\w)/).map((part) =>
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
        <Frame grid strip className={styles.opening}>
          <i className={styles.trunk} aria-hidden="true" />
          <Station state="done" className={styles.origin} />
          <Heading level={1} size="title" className={styles.title}>
            {heading}
          </Heading>
          <p className={styles.lead}>{lead}</p>
          <section className={styles.start} aria-labelledby="begin">
            <Heading level={2} size="h4" id="begin" className={styles.begin}>
              {start.heading}
            </Heading>
            <ul className={styles.list}>
              {start.items.map(({ label, href, text }) => (
                <li key={href} className={styles.item}>
                  <a className={styles.link} href={href}>
                    {label}
                  </a>
                  <p className={styles.text}>{text}</p>
                </li>
              ))}
            </ul>
          </section>
        </Frame>
      </Section>
      <Section>
        <Frame strip className={styles.map}>
          <DocsMap tree={tree} />
          <p className={styles.contact}>{withAddress(contact)}</p>
        </Frame>
      </Section>
    </>
  );
}
