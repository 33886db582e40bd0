import article from '#blocks/article/article.module.css';
import { StripMap, type StripStop } from '#drawings/lines/strip-map.tsx';
import { Fold } from '#ui/fold/fold.tsx';
import { t } from '#words/words.ts';
import styles from './reference.module.css';

export interface Place {
  readonly label: string;
  readonly href: string;
}

export interface ApiMapProps {
  guides: readonly Place[];
  resources: readonly Place[];
  /** The OpenAPI document and the files generated from it. */
  downloads: readonly Place[];
  /** The page's address, and its sections in order. */
  here: string;
  sections: readonly { readonly id: string; readonly label: string }[];
}

/**
 * The map of the reference, with the page's sections as a branch of its own stop;
 * `follow-reading.ts` marks the one being read.
 */
export function ApiMap({ guides, resources, downloads, here, sections }: ApiMapProps) {
  const parts = sections.map(({ id, label }) => ({ label, href: `#${id}` }));
  const stop = ({ label, href }: Place): StripStop =>
    href === here ? { label, href, current: true, branch: parts } : { label, href };
  return (
    <>
      <Fold summary={t('api.all')} shown="narrow" className={styles.fold} />
      <StripMap
        label={t('api.reference')}
        reading
        stops={[
          { label: t('api.overview'), href: '/api', branch: downloads },
          ...[...guides, ...resources].map(stop),
        ]}
        className={`${article.aside} ${styles.map}`}
      />
    </>
  );
}
