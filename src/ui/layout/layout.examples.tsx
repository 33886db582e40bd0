import type { Examples } from '../kit/examples.ts';
import { Box, Inline, Split, Spread, Stack, Text } from './box.tsx';
import type { Look } from './look.ts';

const SIZES: readonly NonNullable<Look['size']>[] = [
  ...(['lead', 'large', 'name', 'entry', 'readout', 'fine', 'small', 'least'] as const),
];
const TONES: readonly NonNullable<Look['tone']>[] = ['bone', 'text', 'mute'];
const WORDS = ['Prepared', 'Checked', 'Signed', 'Sent'];
const boxes = WORDS.map((word) => (
  <Box key={word} rule="start" pad={4}>
    {word}
  </Box>
));

export const examples: Examples = {
  'text sizes': SIZES.map((size) => (
    <Text key={size} size={size} before={3}>
      {size}: the payment leaves on the same day
    </Text>
  )),
  'text tones': TONES.map((tone) => (
    <Text key={tone} tone={tone}>
      {tone}: the payment leaves on the same day
    </Text>
  )),
  stack: <Stack gap={4}>{boxes}</Stack>,
  inline: <Inline gap={5}>{boxes}</Inline>,
  'inline, spread to both ends': (
    <Inline gap={5} spread>
      {boxes}
    </Inline>
  ),
  spread: <Spread gap={4}>{boxes}</Spread>,
  'two columns': (
    <Split of={2} gap={5}>
      {boxes}
    </Split>
  ),
  'four columns, two on a tablet': (
    <Split of={4} gap={5} tabletTwo>
      {boxes}
    </Split>
  ),
};
