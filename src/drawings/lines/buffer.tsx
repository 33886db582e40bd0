import { lookOf } from '#ui/layout/look.ts';

/** A line that ends at a buffer stop, as high as the text beside it. Decorative. */
export function Buffer() {
  return (
    <svg
      className={lookOf({ tone: 'mute', flex: 'fixed' })}
      width="1.6em"
      height="1.3em"
      viewBox="0 0 32 26"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      aria-hidden="true"
    >
      <path d="M0 14H30M30 4V24" />
    </svg>
  );
}
