import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Island } from '../../shell/island/island.tsx';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/text/text.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './faq.module.css';
import { matches, plain } from './match.ts';

interface FaqFilterProps {
  label: string;
  /** What may be typed, shown while nothing is. */
  hint: string;
  /** Said when nothing is found. */
  none: string;
  /** How many questions there are. */
  total: number;
}

/** Hides the answers without the query's words, and groups left without answers. Returns how many stay. */
function filterAnswers(query: string, texts: Map<Element, string>): number {
  let found = 0;
  for (const group of document.querySelectorAll<HTMLElement>('[data-faq-group]')) {
    let foundHere = 0;
    for (const entry of group.querySelectorAll('details')) {
      const text = texts.get(entry) ?? plain(entry.textContent);
      texts.set(entry, text);
      entry.hidden = !matches(text, query);
      if (!entry.hidden) foundHere += 1;
    }
    group.hidden = foundHere === 0;
    found += foundHere;
  }
  return found;
}

/** The answer that the address points to. */
function linkedAnswer(): HTMLDetailsElement | undefined {
  const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  return target instanceof HTMLDetailsElement ? target : undefined;
}

function Glass() {
  return (
    <svg width="22" height="22" viewBox="0 0 22 22" fill="none" aria-hidden="true">
      <circle cx="9" cy="9" r="7" stroke="currentColor" strokeWidth="2" />
      <path d="m14 14 7 7" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

/** Filters the answers by text, and opens the one that the address points to. */
export function FaqFilter({ label, hint, none, total }: FaqFilterProps) {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState(total);
  const texts = useRef(new Map<Element, string>());
  const id = useId();

  function search(next: string) {
    setQuery(next);
    setFound(filterAnswers(next, texts.current));
  }

  const openLinked = useEffectEvent(() => {
    const answer = linkedAnswer();
    if (!answer) return;
    if (answer.hidden) search('');
    answer.open = true;
  });

  useEffect(() => {
    openLinked();
    window.addEventListener('hashchange', openLinked);
    return () => window.removeEventListener('hashchange', openLinked);
  }, []);

  const searching = plain(query) !== '';
  return (
    <Island>
      <search className={clsx(styles.filter, layout.row, layout.gap4)}>
        <label htmlFor={id} className={styles.glass}>
          <Glass />
          <VisuallyHidden>{label}</VisuallyHidden>
        </label>
        <input
          id={id}
          className={styles.input}
          type="search"
          placeholder={hint}
          autoComplete="off"
          enterKeyHint="search"
          value={query}
          onChange={(event) => search(event.target.value)}
        />
        <p role="status" className={clsx(text.fine, text.tabular, found === 0 && text.bone)}>
          {searching ? (found > 0 ? `${found} of ${total}` : none) : ''}
        </p>
      </search>
    </Island>
  );
}
