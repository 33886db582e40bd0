import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { EligibilityContent } from '#content/queries/eligibility-query.ts';
import { readAddress, setOrDrop, writeAddress } from '#ui/browser/address.ts';
import { layOutAll } from '#ui/browser/deferred-layout.ts';
import { decide, isFinal } from './decide.ts';
import styles from './eligibility.module.css';
import { EligibilityCheck } from './eligibility-check.tsx';

interface EligibilityInPlaceProps {
  /** The URL of the check's content as JSON, fetched because in the HTML it would take 4 KB. */
  data: string;
  /** The form with the first questions, rendered at build time. */
  children?: ReactNode;
}

async function contentFrom(data: string): Promise<EligibilityContent> {
  const response = await fetch(data);
  if (!response.ok) throw new Error(`${data} answered with status ${response.status}`);
  return response.json();
}

/**
 * Replaces the form with the whole check when it is submitted, or at once if the address has
 * answers. If the content cannot be loaded, the form leads to the page of the check.
 */
export function EligibilityInPlace({ data, children }: EligibilityInPlaceProps) {
  const [content, setContent] = useState<EligibilityContent>();
  const loading = useRef<Promise<EligibilityContent>>(undefined);
  const check = useRef<HTMLDivElement>(null);

  useEffect(() => {
    loading.current = contentFrom(data);
    loading.current.then(
      (loaded) => {
        const params = readAddress();
        if (loaded.questions.some(({ id }) => params.has(id))) setContent(loaded);
      },
      // The form deals with the failure when it is submitted.
      () => undefined,
    );
  }, [data]);

  async function open(event: SubmitEvent<HTMLDivElement>) {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const loaded = await loading.current?.catch(() => undefined);
    if (!loaded) {
      form.submit();
      return;
    }
    const given = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
    writeAddress((params) => {
      for (const [name, value] of given) setOrDrop(params, name, value, '');
    });
    flushSync(() => setContent(loaded));
    const isDecided = isFinal(decide(loaded, Object.fromEntries(given)).verdict);
    const selects = [...(check.current?.querySelectorAll('select') ?? [])];
    const next = isDecided ? null : selects.find(({ value }) => !value);
    const result = check.current?.querySelector<HTMLElement>('[role="status"]');
    (next ?? result)?.focus({ preventScroll: true });
    layOutAll();
    check.current?.scrollIntoView();
  }

  return content ? (
    <div ref={check} className={styles.inPlace}>
      <EligibilityCheck content={content} level={3} />
    </div>
  ) : (
    <div onSubmit={open}>{children}</div>
  );
}
