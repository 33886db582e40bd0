import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';

/** A polite live region in which `copy.ts` announces the result of copying. */
export function CopyStatus() {
  return (
    <VisuallyHidden>
      <span role="status" data-copy-status="" />
    </VisuallyHidden>
  );
}
