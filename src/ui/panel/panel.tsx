import type { ReactNode } from 'react';
import { type Look, partLook } from '../layout/look.ts';
import styles from './panel.module.css';

interface PanelProps extends Look {
  children: ReactNode;
  /** `dark` shows a piece of the product, `paper` a document that a client submits or signs. */
  surface?: 'dark' | 'paper';
  /** The name of the drawing if the panel is one; drawings are hidden from assistive technology. */
  drawing?: string;
}

/** A surface with a hairline border; its content is sized by container queries. */
export function Panel({ surface = 'dark', drawing, ...rest }: PanelProps) {
  return (
    <div
      {...partLook(rest, styles.panel)}
      data-surface={surface}
      data-drawing={drawing}
      aria-hidden={drawing ? true : undefined}
    />
  );
}
