/** The zone in which a day begins first is as many hours ahead of UTC. */
const MOST_AHEAD = 14 * 60 * 60 * 1000;

/** Writes the year of today where the build's has passed; an earlier clock than the build's is wrong. */
function correct(): void {
  const place = document.querySelector<HTMLElement>('[data-current-year]');
  // A format with a zone costs a phone 150 ms: it is made only when somewhere another year has begun.
  const latest = new Date(Date.now() + MOST_AHEAD).getUTCFullYear();
  if (!place || latest <= Number(place.textContent)) return;
  const timeZone = place.dataset.currentYear;
  const year = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format();
  if (Number(year) > Number(place.textContent)) place.textContent = year;
}

/** Keeps the year of the copyright that of today, on the institution's calendar, without a new build. */
export function startCurrentYear(): void {
  correct();
  // A page that the browser kept may come back in another year.
  window.addEventListener('pageshow', correct);
}
