import type { Leadership as Texts } from '#content/schemas/about-schema.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { Box, Text } from '#ui/layout/box.tsx';
import { Section } from '#ui/section/section.tsx';
import styles from './leadership.module.css';

/** The first letters of a name, where there is no portrait. */
const initials = (name: string) =>
  name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');

/** Who answers for what, each with an engraved portrait. */
export function Leadership({ texts }: { texts: Texts }) {
  const { heading, lead, items, note } = texts;
  return (
    <Section paper grid pad={8} labelledBy="leadership">
      <Heading size="h2" id="leadership" at={[1, 7]} tablet={[1, 13]}>
        {heading}
      </Heading>
      <Text size="lead" self="bottom" before={4} at={[7, 12]} tablet={[1, 11]}>
        {lead}
      </Text>
      <Box.ul before={7} at={[1, 13]} className={styles.people}>
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
      {note ? (
        <Text size="small" tone="mute" before={6} at={[1, 13]}>
          {note}
        </Text>
      ) : null}
    </Section>
  );
}
