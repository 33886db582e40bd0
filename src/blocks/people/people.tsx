import type { Person } from '#content/schemas/pieces-schema.ts';
import { Box, Text } from '#ui/layout/box.tsx';
import type { Look } from '#ui/layout/look.ts';
import styles from './people.module.css';

/** The initials, shown if there is no portrait. */
const initials = (name: string) =>
  name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');

/** People with their roles, each with a portrait or, without one, the initials. */
export function People({
  items,
  ...place
}: Pick<Look, 'before' | 'at'> & { items: readonly Person[] }) {
  return (
    <Box.ul {...place} className={styles.people}>
      {items.map(({ name, role, text, portrait }) => (
        <li key={name}>
          {portrait ? (
            <img
              src={`/people/${portrait}.svg`}
              alt=""
              loading="lazy"
              width="240"
              height="288"
              className={styles.portrait}
            />
          ) : (
            <Text size="readout" aria-hidden="true" className={styles.portrait}>
              {initials(name)}
            </Text>
          )}
          <div className={styles.says}>
            <Text size="name">{name}</Text>
            <Text size="fine">{role}</Text>
            <Text size="fine" tone="mute" before={2}>
              {text}
            </Text>
          </div>
        </li>
      ))}
    </Box.ul>
  );
}
