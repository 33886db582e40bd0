import { clsx } from 'clsx';
import { FORMATS, fileHref } from '#tariff/downloads.ts';
import { audiencesOf } from '#tariff/lines.ts';
import { type AudienceName, audienceLabel } from '#tariff/names.ts';
import type { Tariff } from '#tariff/schema/shape.ts';
import { Stack, Text } from '#ui/layout/box.tsx';
import { lookOf } from '#ui/layout/look.ts';
import { NewTabHint, VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { t } from '#words/words.ts';
import styles from './fees.module.css';

interface FilesProps {
  slug: string;
  tariff: Tariff;
}

/**
 * A version's files for one audience as PDF, CSV and JSON; labelled outside the table, whose column
 * headings name the audience.
 */
export function VersionFiles(props: FilesProps & { audience: AudienceName; labelled?: boolean }) {
  const { slug, tariff, audience, labelled } = props;
  const { version } = tariff;
  const label = audienceLabel(audience);
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
          {...(format === 'pdf' ? { target: '_blank', rel: 'noopener' } : {})}
        >
          <VisuallyHidden>{`${t('fees.file', { audience: label, version })} `}</VisuallyHidden>
          {format.toUpperCase()}
          {format === 'pdf' ? <NewTabHint /> : null}
        </a>
      ))}
    </Text.span>
  );
}

/** A version's files for every audience, one below the other. */
export function AllFiles(props: FilesProps) {
  return (
    <Stack.p>
      {audiencesOf(props.tariff).map((audience) => (
        <VersionFiles key={audience} {...props} audience={audience} labelled />
      ))}
    </Stack.p>
  );
}
