import type { ReactNode } from 'react';
import { Text } from '#ui/layout/box.tsx';
import type { Look } from '#ui/layout/look.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { t } from '#words/words.ts';
import styles from './frame.module.css';

interface FrameProps extends Look {
  drawing: string;
  /** The room that is open. */
  open: 'accounts' | 'payments';
  /** Beside the rooms: when it is seen. */
  moment?: string;
  children: ReactNode;
}

/** A screen of the application on the desktop: its rooms above what is open. */
export function ApplicationFrame({ drawing, open, moment, children, ...look }: FrameProps) {
  const rooms = [
    { id: 'accounts', name: t('drawings.screen.accounts') },
    { id: 'payments', name: t('drawings.screen.payments') },
    { id: 'sign', name: t('drawings.screen.toSign') },
    { id: 'files', name: t('drawings.screen.files') },
    { id: 'statements', name: t('drawings.screen.statements') },
  ];
  return (
    <Panel {...look} drawing={drawing} tabular size="small">
      <Text.ul rule="end" tone="mute" shown="tabletUp" className={styles.rooms}>
        {rooms.map(({ id, name }) => (
          <Text.li key={id} wrap="none" data-open={id === open ? '' : undefined}>
            {name}
          </Text.li>
        ))}
        {moment ? <li className={styles.moment}>{moment}</li> : null}
      </Text.ul>
      <div className={styles.room}>{children}</div>
    </Panel>
  );
}
