import { Heading } from '../heading/heading.tsx';
import { Box, Text } from '../layout/box.tsx';
import { Frame } from '../section/section.tsx';
import type { Examples } from './examples.ts';

/** The examples of one component, each in a section of its own. */
export function ExampleList({ title, examples }: { title: string; examples: Examples }) {
  return (
    <Frame>
      <Heading size="minor" level={1}>
        {title}
      </Heading>
      {Object.entries(examples).map(([name, example]) => (
        <Box.section key={name} aria-label={name} pad={6} rule="start">
          <Text.h2 size="small" tone="mute" weight="regular">
            {name}
          </Text.h2>
          <Box before={5}>{example}</Box>
        </Box.section>
      ))}
    </Frame>
  );
}
