import type { Examples } from '../kit/examples.ts';
import { Inline } from '../layout/box.tsx';
import { Button, ButtonLink, type ButtonSize, type ButtonVariant } from './button.tsx';

const VARIANTS: readonly ButtonVariant[] = ['fill', 'ghost', 'lamp'];
const SIZES: readonly ButtonSize[] = ['small', 'medium', 'large'];

export const examples: Examples = {
  ...Object.fromEntries(
    VARIANTS.map((variant) => [
      variant,
      <Inline key={variant} gap={4} items="middle">
        {SIZES.map((size) => (
          <Button key={size} variant={variant} size={size}>
            Copy the link
          </Button>
        ))}
      </Inline>,
    ]),
  ),
  disabled: <Button disabled>Copy the link</Button>,
  'a link': (
    <ButtonLink href="/product" label="Read more about approvals">
      Read more
    </ButtonLink>
  ),
};
