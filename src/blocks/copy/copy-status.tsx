import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';

/** Where `copy.ts` says to who cannot see the button what came of it, once and politely. */
export function CopyStatus() {
  return (
    <VisuallyHidden>
      <span role="status" data-copy-status="" />
    </VisuallyHidden>
  );
}
