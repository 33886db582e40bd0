import type { Examples } from '../kit/examples.ts';
import { Box } from '../layout/box.tsx';
import { Row, RowLink, Way } from './row.tsx';

const ABOUT = { size: 'fine', before: 2 } as const;

export const examples: Examples = {
  'entries above hairlines': (
    <ul>
      {['Users and rights', 'Statements'].map((title) => (
        <Row key={title} pad={4} place="relative">
          <RowLink href="/docs">{title}</RowLink>
        </Row>
      ))}
    </ul>
  ),
  'ways onwards, with a text': (
    <Box.ul of={2} gap={5}>
      <Way href="/fee" label="Prices" text="What each payment costs." look={ABOUT} />
      <Way href="/docs" label="Documents" text="What we ask for, and why." look={ABOUT} row />
    </Box.ul>
  ),
};
