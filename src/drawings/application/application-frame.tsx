import type { ReactNode } from 'react';
import { Text } from '#ui/layout/box.tsx';
import type { Look } from '#ui/layout/look.ts';
import { Panel } from '#ui/panel/panel.tsx';
import styles from './application-frame.module.css';
import { menuSections } from './menu-sections.ts';

/** How many sections fit on one line of the menu. */
const ABREAST = 5;

interface FrameProps extends Look {
  drawing: string;
  /** The open section. */
  open: 'accounts' | 'payments';
  /** The date and time shown beside the menu. */
  moment?: string;
  children: ReactNode;
}

/** A desktop screen of the application: the menu of its sections above the open one. */
export function ApplicationFrame({ drawing, open, moment, children, ...look }: FrameProps) {
  return (
    <Panel {...look} drawing={drawing} tabular size="small">
      <Text.div rule="end" tone="mute" shown="tabletUp" className={styles.bar}>
        <ul className={styles.sections}>
          {menuSections()
            .slice(0, ABREAST)
            .map(({ id, name }) => (
              <Text.li key={id} wrap="none" data-open={id === open ? '' : undefined}>
                {name}
              </Text.li>
            ))}
        </ul>
        {moment ? (
          <Text.span wrap="none" className={styles.moment}>
            {moment}
          </Text.span>
        ) : null}
      </Text.div>
      <div className={styles.content}>{children}</div>
    </Panel>
  );
}
