import type { SupportClock } from '#content/schemas/site-schema.ts';
import { t } from '#words/words.ts';
import { type SupportStatus, shareOfDay, supportStatus } from './support-status.ts';

const MINUTE = 60_000;

/** Calls `show` for each element with the attribute `name`, whose value is the opening hours as JSON. */
function each(
  name: string,
  show: (element: Element, now: SupportStatus, place: string) => void,
): void {
  for (const element of document.querySelectorAll(`[${name}]`)) {
    const hours: SupportClock = JSON.parse(element.getAttribute(name) ?? '');
    show(element, supportStatus(hours, new Date()), hours.place);
  }
}

function show(): void {
  each('data-answering', (element, { open, until, clock }, place) => {
    element.querySelector('[data-lamp]')?.setAttribute('data-lamp', open ? 'on' : 'off');
    const words = element.lastElementChild;
    if (!words) return;
    words.textContent = element.hasAttribute('data-clock')
      ? t('answering.clock', { until, clock, place })
      : until;
  });
  each('data-answering-day', (element, { open, today, clock }) => {
    const now = element.querySelector('circle:last-of-type');
    now?.setAttribute('cx', shareOfDay(clock));
    now?.setAttribute('data-open', today ? String(open) : 'not today');
  });
}

let isUpdating = false;

/**
 * Shows whether support is open now wherever a page states the hours, and updates it every minute.
 * Islands call it again when they have rendered them.
 */
export function showSupportStatus(): void {
  if (!document.querySelector('[data-answering]')) return;
  show();
  if (isUpdating) return;
  isUpdating = true;
  setInterval(show, MINUTE);
  // A page restored from the back/forward cache shows an old time.
  window.addEventListener('pageshow', show);
}
