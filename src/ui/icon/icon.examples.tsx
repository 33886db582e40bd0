import type { Examples } from '../kit/examples.ts';
import { Inline, Spread } from '../layout/box.tsx';
import { Icon } from './icon.tsx';
import { ICON_NAMES } from './icon-names.ts';

export const examples: Examples = {
  'all icons': (
    <Inline.ul gap={6}>
      {ICON_NAMES.map((name) => (
        <Spread.li key={name} gap={2} items="middle">
          <Icon name={name} />
          {name}
        </Spread.li>
      ))}
    </Inline.ul>
  ),
};
