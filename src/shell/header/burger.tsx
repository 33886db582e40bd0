import type { Ref } from 'react';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './burger.module.css';

/** Id of the mobile menu; before hydration the burger leads there by its address alone. */
export const MENU_ID = 'menu';

interface BurgerProps {
  open: boolean;
  onToggle: () => void;
  ref: Ref<HTMLAnchorElement>;
}

/**
 * The button that opens and closes the mobile menu. It is a link underneath: without script, and
 * before the header has hydrated, its target opens by CSS.
 */
export function Burger({ open, onToggle, ref }: BurgerProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a link underneath, so that it works before hydration
    <a
      ref={ref}
      className={styles.burger}
      href={`#${open ? '' : MENU_ID}`}
      role="button"
      aria-expanded={open}
      aria-controls={MENU_ID}
      onClick={(event) => {
        event.preventDefault();
        onToggle();
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        onToggle();
      }}
    >
      <svg
        width="18"
        height="18"
        viewBox="0 0 18 18"
        stroke="currentColor"
        strokeWidth="1.6"
        aria-hidden="true"
      >
        {open ? <path d="M3 3l12 12M15 3 3 15" /> : <path d="M0 5h18M0 13h18" />}
      </svg>
      <VisuallyHidden>{open ? 'Close menu' : 'Open menu'}</VisuallyHidden>
    </a>
  );
}
