import { deferredResources, styleSheet } from '#ui/browser/deferred-resources.ts';
import { isSearching } from '#ui/filter/filter.ts';
import { t } from '#words/words.ts';
import { element } from './element.ts';
import { remember } from './recent.ts';
import {
  grouped,
  listed,
  PAUSE_MS,
  resultLink,
  resultsOf,
  siteSearch,
  statusText,
} from './results.ts';

/** Number of results shown at first, and added by each press of "more". */
const STEP = 18;
/** The query parameter of the search; browsers and search engines recognise the name `q`. */
const QUESTION = 'q';

/** Makes the search page interactive; does nothing on any other page. */
export function connectSearchPage(): void {
  const form = document.querySelector<HTMLFormElement>('[data-search-page]');
  const field = form?.querySelector('input');
  const status = form?.parentElement?.querySelector('[role="status"]');
  const place = document.querySelector('[data-found]');
  if (!form || !field || !status || !place) return;
  const search = siteSearch();
  let asked = 0;
  let pause: number | undefined;

  async function answer(most: number) {
    asked += 1;
    const own = asked;
    const question = field?.value.trim() ?? '';
    const address = new URL(window.location.href);
    if (question) address.searchParams.set(QUESTION, question);
    else address.searchParams.delete(QUESTION);
    history.replaceState(history.state, '', address);
    if (!isSearching(question)) {
      place?.replaceChildren();
      if (status) status.textContent = '';
      return;
    }
    try {
      const [results] = await Promise.all([
        resultsOf(search, question, most),
        Promise.allSettled(deferredResources(document).styles.map(styleSheet)),
      ]);
      if (own !== asked || !status) return;
      const { found, places } = results;
      status.textContent = statusText(results, question);
      const groups = grouped(results).map(({ label, places }) =>
        listed(
          label,
          places.map((place) => resultLink(place, results)),
        ),
      );
      const more = element(
        'button',
        { type: 'button', 'data-search-part': 'clear' },
        t('search.more'),
      );
      more.addEventListener('click', () => void answer(most + STEP));
      const isWaiting = place?.contains(document.activeElement);
      place?.replaceChildren(...groups, ...(found > places.length ? [more] : []));
      // If the "more" button had the focus, it goes to the new button, or to the last result if
      // none is left.
      const last = more.isConnected ? more : [...(place?.querySelectorAll('a') ?? [])].at(-1);
      if (isWaiting) last?.focus({ preventScroll: true });
    } catch {
      if (own === asked && status) status.textContent = t('search.failed');
    }
  }

  // Text typed before this script loaded takes precedence over the query in the URL.
  field.value ||= new URL(window.location.href).searchParams.get(QUESTION) ?? '';
  field.addEventListener('input', () => {
    clearTimeout(pause);
    pause = window.setTimeout(() => void answer(STEP), PAUSE_MS);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void answer(STEP);
  });
  place.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) remember(field.value);
  });
  if (field.value) void answer(STEP);
}
