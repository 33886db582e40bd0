import type { ReactNode } from 'react';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './faq-entry.module.css';

interface FaqEntryProps {
  slug: string;
  question: string;
  children: ReactNode;
}

/** A question with its answer and its address. */
export function FaqEntry({ slug, question, children }: FaqEntryProps) {
  return (
    <Disclosure id={slug} summary={question} className={styles.entry}>
      <div className={styles.answer}>{children}</div>
      <p className={styles.address}>
        <a className={styles.link} href={`/faq#${slug}`}>
          <VisuallyHidden>Link to this answer: </VisuallyHidden>
          /faq#{slug}
        </a>
      </p>
    </Disclosure>
  );
}
