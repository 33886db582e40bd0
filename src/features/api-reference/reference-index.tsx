import type { ApiPageContent } from '#content/queries/api-query.ts';
import { Lines } from '#drawings/lines/lines.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Box, Split, Text } from '#ui/layout/box.tsx';
import { Way } from '#ui/row/row.tsx';
import { TitledSection } from '#ui/section/section.tsx';

type Texts = NonNullable<ApiPageContent['reference']>;

/** Four columns if they leave no incomplete row, otherwise three. */
const columnsOf = ({ length }: readonly unknown[]) => (length % 4 === 0 ? 4 : 3);

/** The index of the reference: its guides, its resources, and the files to download. */
export function ReferenceIndex({ texts }: { texts: Texts }) {
  const { titles, guides, resources } = texts;
  const head = { at: [2, 13] } as const;
  const look = { size: 'fine', tone: 'mute', before: 1 } as const;
  const groups = [
    { title: titles.guides, ways: guides },
    { title: titles.resources, ways: resources },
    { title: titles.files, ways: titles.downloads },
  ];
  return (
    <TitledSection id="reference" title={titles.heading} head={head} grid strip="ends" pad={8}>
      <Lines />
      <Text size="lead" before={5} measure="text" at={[2, 13]}>
        {titles.lead}
      </Text>
      {groups.map(({ title, ways }) => (
        <Box key={title} before={7} at={[2, 13]}>
          <Heading size="minor" level={3}>
            {title}
          </Heading>
          <Split.ul of={columnsOf(ways)} tabletTwo apart before={3}>
            {ways.map((way) => (
              <Way key={way.href} {...way} size="name" look={look} row pad={4} />
            ))}
          </Split.ul>
        </Box>
      ))}
    </TitledSection>
  );
}
