import { useMemo } from 'react';
import { Island } from '../../shell/island/island.tsx';
import { Fold } from '../../ui/fold/fold.tsx';
import { useCurrentSection } from '../prose/use-current-section.ts';
import styles from './doc-contents.module.css';

export interface DocSection {
  readonly id: string;
  readonly label: string;
}

interface DocContentsProps {
  sections: readonly DocSection[];
}

function SectionList({ sections }: DocContentsProps) {
  const ids = useMemo(() => sections.map(({ id }) => id), [sections]);
  const current = useCurrentSection(ids);
  return (
    <>
      <Fold summary="On this page" className={styles.fold} />
      <nav aria-label="On this page" className={styles.contents}>
        <p className={styles.label} aria-hidden="true">
          On this page
        </p>
        <ol>
          {sections.map(({ id, label }, index) => (
            <li key={id}>
              <a
                className={styles.link}
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

/** The sections of a document, the one being read marked; folded on a phone. */
export function DocContents({ sections }: DocContentsProps) {
  return (
    <Island>
      <SectionList sections={sections} />
    </Island>
  );
}
