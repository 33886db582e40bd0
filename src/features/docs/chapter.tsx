import { Heading } from '../../ui/heading/heading.tsx';
import styles from './chapter.module.css';
import type { DocNode } from './tree.ts';

/** On a folder's own page: what lies in it. */
export function Chapter({ pages }: { pages: readonly DocNode[] }) {
  return (
    <section className={styles.chapter} aria-labelledby="in-this-chapter">
      <Heading level={2} size="h4" id="in-this-chapter">
        In this chapter
      </Heading>
      <ul>
        {pages.map(({ href, label, description }) => (
          <li key={href} className={styles.page}>
            <a className={styles.link} href={href}>
              {label}
            </a>
            <p className={styles.text}>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
