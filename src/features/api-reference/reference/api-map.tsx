import { useEffect, useMemo } from 'react';
import article from '../../../blocks/article/article.module.css';
import { useCurrentSection } from '../../../blocks/prose/use-current-section.ts';
import { StripMap, type StripStop } from '../../../lines/strip-map.tsx';
import { Fold } from '../../../ui/fold/fold.tsx';
import styles from './reference.module.css';

export interface Place {
  readonly label: string;
  readonly href: string;
}

export interface ApiMapProps {
  guides: readonly Place[];
  resources: readonly Place[];
  /** The page’s address, and the parts of it that can be read one after the other. */
  here: string;
  sections: readonly { readonly id: string; readonly label: string }[];
}

/** Brings the part that is being read into the map's own view, where the map is longer than the window. */
function follow(): void {
  const map = document.querySelector<HTMLElement>(`.${styles.map}`);
  const link = map?.querySelector('[aria-current]');
  if (!map || !link || map.scrollHeight <= map.clientHeight) return;
  const above = link.getBoundingClientRect().top - map.getBoundingClientRect().top;
  map.scrollTop += above - map.clientHeight / 2;
}

/** The map of the reference: the page is passed, and the part that is being read is the lamp. */
export function ApiMap({ guides, resources, here, sections }: ApiMapProps) {
  const ids = useMemo(() => sections.map(({ id }) => id), [sections]);
  const current = useCurrentSection(ids);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows what is read, not what it reads itself
  useEffect(follow, [current]);
  const stop = ({ label, href }: Place): StripStop => ({
    label,
    href,
    state: href === here ? 'done' : 'ring',
    current: href === here && current < 0,
    branch:
      href === here
        ? sections.map((one, index) => ({
            label: one.label,
            href: `#${one.id}`,
            state: index < current ? 'done' : 'ring',
            current: index === current,
          }))
        : [],
  });
  return (
    <>
      <Fold summary="All of the reference" shown="narrow" className={styles.fold} />
      <StripMap
        label="API reference"
        stops={[{ label: 'Overview', href: '/api' }, ...[...guides, ...resources].map(stop)]}
        className={`${article.aside} ${styles.map}`}
      />
    </>
  );
}
