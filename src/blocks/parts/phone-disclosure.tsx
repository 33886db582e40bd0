import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { DisclosureToggle } from '#ui/disclosure-toggle/disclosure-toggle.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Box } from '#ui/layout/box.tsx';
import type { Look } from '#ui/layout/look.ts';
import styles from './phone-disclosure.module.css';

interface PhoneDisclosureProps extends Look {
  /** The heading, shown on a tablet or wider only. */
  title?: string;
  /** The label of the disclosure on a phone: what it contains, and how much. */
  summary: string;
  children: ReactNode;
}

/** Content that is folded on a phone and always open on wider screens. */
export function PhoneDisclosure({
  title,
  summary,
  children,
  className,
  ...place
}: PhoneDisclosureProps) {
  return (
    <Box {...place} className={clsx(styles.disclosure, className)}>
      <DisclosureToggle summary={summary} shown="phone" />
      <div className={styles.content}>
        {title ? (
          <Heading size="minor" className={styles.title}>
            {title}
          </Heading>
        ) : null}
        {children}
      </div>
    </Box>
  );
}
