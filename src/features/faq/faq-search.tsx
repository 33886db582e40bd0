import { useId } from 'react';
import type { FaqPageTexts } from '#content/schemas/faq-page-schema.ts';
import { SearchIcon } from '#ui/icon/search-icon.tsx';
import { Inline, Text } from '#ui/layout/box.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import styles from './faq.module.css';

/** The search field, made to work by `connect-faq.ts`; hidden without script. */
export function FaqSearch({ label, hint, none }: FaqPageTexts['search']) {
  const id = useId();
  return (
    <Inline.search gap={4} className={styles.filter} data-faq-search="">
      <label htmlFor={id} className={styles.glass}>
        <SearchIcon />
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
