import { People } from '#blocks/people/people.tsx';
import type { Leadership as Texts } from '#content/schemas/about-schema.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { Text } from '#ui/layout/box.tsx';
import { Section } from '#ui/section/section.tsx';

/** The members of the leadership and their responsibilities. */
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
      <People items={items} before={7} at={[1, 13]} />
      {note ? (
        <Text size="small" tone="mute" before={6} at={[1, 13]}>
          {note}
        </Text>
      ) : null}
    </Section>
  );
}
