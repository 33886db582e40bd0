import type { ReactNode } from 'react';
import { type Look, partLook } from '../layout/look.ts';
import { NewTabHint } from '../visually-hidden/visually-hidden.tsx';
import styles from './link.module.css';

interface LinkProps extends Look {
  href: string;
  children: ReactNode;
  /** `text` is underlined in running text, `plain` has no underline, `more` is on its own with an arrow. */
  variant?: 'text' | 'plain' | 'more';
  /** Opens in a new tab and announces it, as PDFs and the footer's external links do. */
  newTab?: boolean;
}

function isExternal(href: string): boolean {
  return /^https?:\/\//.test(href);
}

/** A link; one that leaves the site is marked, one that opens a new tab announces it. */
export function Link({ href, children, variant = 'text', newTab = false, ...rest }: LinkProps) {
  const external = isExternal(href);
  return (
    <a
      href={href}
      {...partLook(rest, styles.link)}
      data-variant={variant}
      target={newTab ? '_blank' : undefined}
      rel={newTab ? 'noopener' : external ? 'noopener external' : undefined}
    >
      {children}
      {variant === 'more' ? (
        <span aria-hidden="true">
          {'\u00a0'}
          <span className={styles.arrow}>→</span>
        </span>
      ) : null}
      {external && variant === 'text' ? (
        <span className={styles.out} aria-hidden="true">
          {'\u00a0↗'}
        </span>
      ) : null}
      {newTab ? <NewTabHint /> : null}
    </a>
  );
}

interface MoreLinkProps extends Look {
  to: { readonly label: string; readonly href: string } | undefined;
}

/** A link onwards from a text, on a line of its own; nothing without `to`. */
export function MoreLink({ to, ...look }: MoreLinkProps) {
  if (!to) return null;
  return (
    <Link href={to.href} variant="more" {...look}>
      {to.label}
    </Link>
  );
}
