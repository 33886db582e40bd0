import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  children: ReactNode;
  /** `dark` shows a piece of the product; `paper` is the bill, the only light surface. */
  surface?: 'dark' | 'paper';
  className?: string | undefined;
  /** The name of the drawing that the panel is: drawings are hidden from assistive technology. */
  drawing?: string;
}

/** A surface with a hairline; its content is sized by container queries. */
export function Panel({ children, surface = 'dark', className, drawing }: PanelProps) {
  return (
    <div
      className={clsx(styles.panel, className)}
      data-surface={surface}
      data-drawing={drawing}
      aria-hidden={drawing ? true : undefined}
    >
      {children}
    </div>
  );
}
