import { useId } from 'react';
import type { FaqPageTexts } from '#content/schemas/faq-page-schema.ts';
import { Inline, Text } from '#ui/layout/box.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import styles from './faq.module.css';

function Glass() {
  return (
    <svg width="22" height="22" viewBox="0 0 22 22" fill="none" aria-hidden="true">
      <circle cx="9" cy="9" r="7" stroke="currentColor" strokeWidth="2" />
      <path d="m14 14 7 7" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

/** The search field, made to work by `connect-faq.ts`; hidden without script. */
export function FaqSearch({ label, hint, none }: FaqPageTexts['search']) {
  const id = useId();
  return (
    <Inline.search gap={4} className={styles.filter} data-faq-search="">
      <label htmlFor={id} className={styles.glass}>
        <Glass />
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <input id={id} className={styles.input} type="search" placeholder={hint} autoComplete="off" />
      <Text role="status" size="fine" tabular>
        <span data-status="" />
        <Text.span tone="bone" data-nothing="" hidden>
          {none}
        </Text.span>
      </Text>
    </Inline.search>
  );
}
