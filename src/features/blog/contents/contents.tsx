import { useMemo } from 'react';
import { StripMap } from '../../../lines/strip-map.tsx';
import { Island } from '../../../shell/island/island.tsx';
import { useCurrentSection } from '../../prose/use-current-section.ts';
import styles from './contents.module.css';

interface ContentsProps {
  sections: readonly { readonly slug: string; readonly text: string }[];
}

function SectionMap({ sections }: ContentsProps) {
  const ids = useMemo(() => sections.map(({ slug }) => slug), [sections]);
  const current = useCurrentSection(ids);
  const stops = sections.map(({ slug, text }, index) => ({
    label: text,
    href: `#${slug}`,
    current: index === current,
    state: index < current ? ('done' as const) : ('ring' as const),
  }));
  return (
    <div className={styles.contents}>
      <details className={styles.fold}>
        <summary className={styles.summary}>In this article</summary>
      </details>
      <p className={styles.label} aria-hidden="true">
        In this article
      </p>
      <StripMap label="In this article" stops={stops} className={styles.map} />
    </div>
  );
}

/**
 * The article's sections as a strip map: what has been read is filled, where the reader is, the
 * lamp is lit. On a narrow screen it is folded; the list stands once and needs no script to open.
 */
export function Contents({ sections }: ContentsProps) {
  return (
    <Island>
      <SectionMap sections={sections} />
    </Island>
  );
}
