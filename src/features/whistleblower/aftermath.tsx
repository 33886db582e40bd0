import { Box, Split, Text } from '../../ui/layout/box.tsx';

interface AftermathProps {
  afterwards: string;
  note: string;
}

/** Where to go when the line has ended, and what its marks mean. */
export function Aftermath({ afterwards, note }: AftermathProps) {
  return (
    <Split of={2} apart gap={5} pad={5} rule="start" before={7}>
      <Text tone="bone" measure="text">
        {afterwards}
      </Text>
      <Text size="small" tone="mute">
        One mark is one day
        <Box as="span" shown="phone">
          ; after the seventh day, one week
        </Box>
        . {note}
      </Text>
    </Split>
  );
}
