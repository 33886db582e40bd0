import { clsx } from 'clsx';
import { useMemo } from 'react';
import article from '../../blocks/article/article.module.css';
import { useCurrentSection } from '../../blocks/prose/use-current-section.ts';
import { Fold } from '../../ui/fold/fold.tsx';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/text/text.module.css';
import styles from './docs.module.css';

export interface DocSection {
  readonly id: string;
  readonly label: string;
}

interface DocContentsProps {
  sections: readonly DocSection[];
}

/** The sections of a document, the one being read marked; folded on a phone. */
export function DocContents({ sections }: DocContentsProps) {
  const ids = useMemo(() => sections.map(({ id }) => id), [sections]);
  const current = useCurrentSection(ids);
  return (
    <>
      <Fold summary="On this page" className={clsx(layout.phoneOnly, article.fold)} />
      <nav aria-label="On this page" data-screen="">
        <p className={clsx(layout.noPhone, text.mute)} aria-hidden="true">
          On this page
        </p>
        <ol className={layout.before3}>
          {sections.map(({ id, label }, index) => (
            <li key={id}>
              <a
                className={clsx(layout.block, layout.pad2, styles.section)}
                href={`#${id}`}
                aria-current={index === current ? 'true' : undefined}
              >
                {label}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </>
  );
}
