import { clsx } from 'clsx';
import layout from '../ui/layout/layout.module.css';
import text from '../ui/layout/text.module.css';

/** A line that ends at a buffer stop, as high as the words beside it. Decorative. */
export function Buffer() {
  return (
    <svg
      className={clsx(text.mute, layout.fixed)}
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
