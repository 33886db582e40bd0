import type { Leadership as Texts } from '#content/schemas/about-schema.ts';
import type { CareersPage } from '#content/schemas/careers-page-schema.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { Box, Split, Text } from '#ui/layout/box.tsx';
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

interface OfficesProps {
  heading: string;
  places: CareersPage['places']['items'];
  /** Of the registered office, which is the first. */
  address: string;
}

/** Where people work: the first is the registered office. */
export function Offices({ heading, places, address }: OfficesProps) {
  return (
    <Section framed before={9} labelledBy="offices">
      <Heading size="h3" id="offices">
        {heading}
      </Heading>
      <Split.ul of={3} gap={6} before={5}>
        {places.map(({ name, label, text, people }, index) => (
          <Box.li key={name} rule="start" pad={4}>
            <Text size="entry">{name}</Text>
            <Text size="fine" tone="mute" before={1}>
              {label}, {people} people
            </Text>
            <Text before={3}>{text}</Text>
            {index === 0 ? (
              <Text size="fine" tone="mute" before={3}>
                {address}
              </Text>
            ) : null}
          </Box.li>
        ))}
      </Split.ul>
    </Section>
  );
}
