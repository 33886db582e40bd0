import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { Link } from '../../ui/link/link.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './faq.module.css';

interface FaqEntryProps {
  slug: string;
  question: string;
  open?: boolean;
  children: ReactNode;
}

/** A question with its answer and its address. */
export function FaqEntry({ slug, question, open = false, children }: FaqEntryProps) {
  return (
    <Disclosure
      id={slug}
      open={open}
      summary={<span className={clsx(layout.block, text.balance)}>{question}</span>}
      className={styles.entry}
    >
      <Prose>{children}</Prose>
      <p className={clsx(text.least, text.mute, text.mono)}>
        <Link href={`/faq#${slug}`} variant="plain" className={clsx(layout.block, layout.pad3)}>
          <VisuallyHidden>Link to this answer: </VisuallyHidden>
          /faq#{slug}
        </Link>
      </p>
    </Disclosure>
  );
}
