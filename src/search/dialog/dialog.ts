import { deferredResources, styleSheet } from '#ui/browser/deferred-resources.ts';
import { goTo } from '#ui/browser/go-to.ts';
import { isInComposition } from '#ui/browser/keys.ts';
import { isSearching } from '#ui/filter/filter.ts';
import { t } from '#words/words.ts';
import { element } from './element.ts';
import { forget, recent, remember } from './recent.ts';
import {
  grouped,
  listed,
  PAUSE_MS,
  type Results,
  ROW,
  resultLink,
  resultsOf,
  SHOWN,
  siteSearch,
  statusText,
} from './results.ts';

const LIST = 'search-results';
const INPUT = 'search-input';

/** The search page of the dialog's language. */
const pageOf = (question: string): string =>
  `${import.meta.env.SEARCH_PAGE}?q=${encodeURIComponent(question)}`;

/** The dialog and its elements, created once per page load. */
function makeDialog() {
  const input = element('input', {
    id: INPUT,
    'data-search-part': 'input',
    type: 'text',
    role: 'combobox',
    name: 'q',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'search',
    placeholder: t('search.hint'),
    'aria-label': t('search.name'),
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': LIST,
  });
  const close = element(
    'button',
    { type: 'button', 'data-search-part': 'close' },
    t('search.close'),
  );
  const status = element('p', { role: 'status', 'data-search-part': 'status' });
  const list = element('div', { id: LIST, role: 'listbox', 'aria-label': t('search.results') });
  const offer = element('div');
  const body = element('div', { 'data-search-part': 'body' }, status, list, offer);
  const bar = element('div', { 'data-search-part': 'bar' }, input, close);
  const dialog = element(
    'dialog',
    { 'data-search-part': 'dialog', 'aria-label': t('search.name') },
    bar,
    body,
  );
  return { dialog, input, close, status, list, offer };
}

function startDialog() {
  const search = siteSearch();
  const { dialog, input, close, status, list, offer } = makeDialog();
  let asked = 0;
  let pause: number | undefined;

  const options = () => [...list.querySelectorAll<HTMLElement>('[role="option"]')];

  function choose(option: HTMLElement | undefined) {
    for (const one of options()) one.setAttribute('aria-selected', String(one === option));
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
    option?.scrollIntoView({ block: 'nearest' });
  }

  function ask(question: string) {
    input.value = question;
    input.focus();
    void answer();
  }

  /** Shows suggestions and recent searches: before anything is typed, and if nothing is found. */
  async function showOffer() {
    const { suggestions } = await search.entry();
    const links = suggestions.map(({ label, href }) => element('a', { href, ...ROW }, label));
    const questions = recent().map((question) => {
      const button = element('button', { type: 'button', ...ROW }, question);
      button.addEventListener('click', () => ask(question));
      return button;
    });
    const clear = element(
      'button',
      { type: 'button', 'data-search-part': 'clear' },
      t('search.clear'),
    );
    clear.addEventListener('click', () => {
      forget();
      void showOffer();
      input.focus();
    });
    const kept = questions.length > 0 ? [listed(t('search.recent'), questions, clear)] : [];
    offer.replaceChildren(...kept, listed(t('search.suggestions'), links));
  }

  function showResults(results: Results, question: string) {
    let number = 0;
    const option = () => {
      number += 1;
      return {
        role: 'option',
        id: `search-option-${number}`,
        'aria-selected': 'false',
        tabindex: '-1',
      };
    };
    const groups = grouped(results).map(({ label, places }, index) => {
      const heading = `search-group-${index}`;
      return element(
        'div',
        { role: 'group', 'aria-labelledby': heading, 'data-search-part': 'group' },
        element('div', { id: heading, role: 'presentation', 'data-search-part': 'heading' }, label),
        ...places.map((place) => resultLink(place, results, option())),
      );
    });
    const { found, places } = results;
    const all = element(
      'a',
      { href: pageOf(question), ...ROW, ...option() },
      t('search.all', { found }),
    );
    list.replaceChildren(...groups, ...(found > places.length ? [all] : []));
    status.textContent = statusText(results, question);
    input.setAttribute('aria-expanded', String(found > 0));
    offer.hidden = found > 0;
    choose(undefined);
  }

  /**
   * Shows the results for the current input; an answer that arrives after a newer query is dropped.
   */
  async function answer() {
    asked += 1;
    const own = asked;
    const question = input.value.trim();
    try {
      if (isSearching(question)) {
        const results = await resultsOf(search, question, SHOWN);
        if (own !== asked) return;
        showResults(results, question);
      } else {
        list.replaceChildren();
        status.textContent = '';
        input.setAttribute('aria-expanded', 'false');
        choose(undefined);
        offer.hidden = false;
      }
      await showOffer();
    } catch {
      if (own === asked) status.textContent = t('search.failed');
    }
  }

  function move(by: number) {
    const all = options();
    const now = all.findIndex((one) => one.id === input.getAttribute('aria-activedescendant'));
    // Moving past either end of the list returns to the input, with no option active.
    choose(all[((now + 1 + by + all.length + 1) % (all.length + 1)) - 1]);
  }

  input.addEventListener('input', () => {
    // Enter opens no result of the query before.
    choose(undefined);
    clearTimeout(pause);
    pause = window.setTimeout(() => void answer(), PAUSE_MS);
  });
  input.addEventListener('keydown', (event) => {
    if (isInComposition(event)) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    }
    if (event.key !== 'Enter' || !isSearching(input.value)) return;
    event.preventDefault();
    const chosen = document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    if (chosen) {
      chosen.click();
      return;
    }
    remember(input.value);
    dialog.close();
    goTo(pageOf(input.value.trim()));
  });
  list.addEventListener('click', () => remember(input.value));
  // A click on the backdrop or on a link closes the dialog.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target instanceof Element && target.closest('a'))) dialog.close();
  });
  close.addEventListener('click', () => dialog.close());
  document.body.append(dialog);
  return {
    open() {
      if (dialog.open) return;
      dialog.showModal();
      input.select();
      void answer();
    },
  };
}

let started: ReturnType<typeof startDialog> | undefined;

/** Opens the search dialog, after loading the style sheets that the page itself did not need. */
export async function openSearch(): Promise<void> {
  await Promise.allSettled(deferredResources(document).styles.map(styleSheet));
  started ??= startDialog();
  started.open();
}
