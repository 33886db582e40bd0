import type { Examples } from '../kit/examples.ts';
import { Box } from '../layout/box.tsx';
import { Breakable } from './breakable.tsx';

export const examples: Examples = {
  'an address in a narrow column': (
    <Box of={4}>
      <Box>
        <Breakable text="/v1/accounts/transactions/statements" at={/(?=\/)/} />
      </Box>
    </Box>
  ),
};
