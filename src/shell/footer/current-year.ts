/** The greatest UTC offset of any time zone (UTC+14), in milliseconds. */
const MOST_AHEAD = 14 * 60 * 60 * 1000;

/** Replaces the build's year if it has passed; a clock that shows an earlier year than the build is wrong. */
function correct(): void {
  const place = document.querySelector<HTMLElement>('[data-current-year]');
  // Creating a format with a time zone takes 150 ms on a phone, so only once a new year has begun somewhere.
  const latest = new Date(Date.now() + MOST_AHEAD).getUTCFullYear();
  if (!place || latest <= Number(place.textContent)) return;
  const timeZone = place.dataset.currentYear;
  const year = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format();
  if (Number(year) > Number(place.textContent)) place.textContent = year;
}

/** Keeps the copyright year current in the institution's time zone without a new build. */
export function startCurrentYear(): void {
  correct();
  // A page restored from the back/forward cache may be shown in another year.
  window.addEventListener('pageshow', correct);
}
