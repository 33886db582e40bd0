import type { Examples } from '../kit/examples.ts';
import { Box } from '../layout/box.tsx';
import { Drawing, DrawingText, Positioned } from './drawing.tsx';

export const examples: Examples = {
  'pieces at a share of the width, with a text': (
    <Box place="relative">
      <Drawing height="60" stroke="var(--bone)">
        <line x2="100%" y1="20" y2="20" />
        <Positioned x="50%">
          <circle cy="20" r="6" fill="var(--page)" />
          <DrawingText size="small" y="52" stroke="none">
            halfway
          </DrawingText>
        </Positioned>
      </Drawing>
    </Box>
  ),
};
