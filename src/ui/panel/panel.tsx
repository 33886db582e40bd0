import type { ReactNode } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  children: ReactNode;
  /** `dark` shows a piece of the product; `paper` is the bill, the only light surface. */
  surface?: 'dark' | 'paper';
  className?: string | undefined;
  /** Decorative drawings are hidden from assistive technology. */
  decorative?: boolean;
}

/** A surface with a hairline; its content is sized by container queries. */
export function Panel({ children, surface = 'dark', className, decorative = false }: PanelProps) {
  return (
    <div
      className={[styles.panel, className].filter(Boolean).join(' ')}
      data-surface={surface}
      aria-hidden={decorative || undefined}
    >
      {children}
    </div>
  );
}
