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

/** Filters the answers by text, and opens the one that the address points to. */
export function FaqFilter({ label, none, total }: FaqFilterProps) {
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
      <search className={clsx(styles.filter, layout.row, layout.apart)}>
        <label htmlFor={id} className={layout.absolute}>
          <VisuallyHidden>{label}</VisuallyHidden>
        </label>
        <input
          id={id}
          className={styles.input}
          type="search"
          placeholder={label}
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
