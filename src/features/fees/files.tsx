import { clsx } from 'clsx';
import { FORMATS, fileHref } from '../../tariff/downloads.ts';
import type { AudienceName } from '../../tariff/names.ts';
import { AUDIENCE_LABELS } from '../../tariff/names.ts';
import { Text } from '../../ui/layout/box.tsx';
import { lookOf } from '../../ui/layout/look.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './fees.module.css';

interface FilesProps {
  slug: string;
  version: string;
  audience: AudienceName;
  /** Says whose files they are; elsewhere a table's column does. */
  labelled?: boolean;
}

/** A version's files for one audience: PDF, CSV, JSON. */
export function Files({ slug, version, audience, labelled = false }: FilesProps) {
  const label = AUDIENCE_LABELS[audience];
  return (
    <Text.span size="fine" wrap="none" className={styles.screen}>
      {labelled ? (
        <Text.span tone="mute" className={styles.label}>
          {label}
        </Text.span>
      ) : null}
      {FORMATS.map((format) => (
        <a
          key={format}
          className={clsx(styles.file, lookOf({ tone: 'bone', weight: 'medium' }))}
          href={fileHref(slug, version, audience, format)}
          data-astro-prefetch="false"
          data-astro-reload
          {...(format === 'pdf' ? { target: '_blank', rel: 'noopener' } : {})}
        >
          <VisuallyHidden>{`${label}, tariff ${version}: `}</VisuallyHidden>
          {format.toUpperCase()}
          {format === 'pdf' ? <VisuallyHidden> (opens in a new tab)</VisuallyHidden> : null}
        </a>
      ))}
    </Text.span>
  );
}
