import type { ReactNode } from 'react';
import { FeedLink } from '#blocks/feed/feed-link.tsx';
import { Lamp } from '#drawings/lines/lamp.tsx';
import { fileHref, LATEST, SCHEMA_HREF } from '#tariff/downloads.ts';
import { audiencesOf } from '#tariff/lines.ts';
import { type AudienceName, audienceLabel } from '#tariff/names.ts';
import { countsText } from '#tariff/tariff-changes.ts';
import type { Version, Versions } from '#tariff/versions.ts';
import { Day, Days } from '#ui/date/date-text.tsx';
import { Text } from '#ui/layout/box.tsx';
import { lookOf } from '#ui/layout/look.ts';
import { Link } from '#ui/link/link.tsx';
import { Table } from '#ui/table/table.tsx';
import { rich } from '#words/rich.ts';
import { t } from '#words/words.ts';
import styles from './fees.module.css';
import { VersionFiles } from './version-files.tsx';

const STATES = {
  superseded: { lamp: 'done', since: null },
  'in-force': { lamp: 'on', since: () => t('fees.since') },
  announced: { lamp: 'off', since: () => t('fees.from') },
} as const;

/** The version, when it is in force, what changed, and the files of each audience. */
function cells(
  { tariff, status, until, changes }: Version,
  slug: string,
  audiences: readonly AudienceName[],
  hasPage: boolean,
): ReactNode[] {
  const own = audiencesOf(tariff);
  const { lamp, since } = STATES[status];
  return [
    <>
      {tariff.version} <Lamp state={lamp} />
    </>,
    <>
      {since ? (
        rich(since(), { day: () => <Day value={tariff.effective} /> })
      ) : (
        <Days from={tariff.effective} until={until} />
      )}
      {hasPage ? (
        <>
          , <Link href="/fee/index_old">{t('fees.read')}</Link>
        </>
      ) : null}
    </>,
    changes ? countsText(changes.companies) : t('fees.first'),
    ...audiences.map((audience) =>
      own.includes(audience) ? (
        <VersionFiles key={audience} slug={slug} tariff={tariff} audience={audience} />
      ) : (
        '–'
      ),
    ),
  ];
}

interface ArchiveProps {
  heading: string;
  lead: string;
  versions: Versions;
  slug: string;
}

/** Every version with its dates, its changes, and its files at permanent URLs. */
export function Archive({ heading, lead, versions, slug }: ArchiveProps) {
  const audiences = audiencesOf(...versions.all.map(({ tariff }) => tariff));
  const latest = fileHref(slug, LATEST, 'companies', 'json');
  const heads = [t('fees.version'), t('fees.inForce'), t('fees.against')];
  return (
    <>
      <Table
        caption={heading}
        captioned="hidden"
        heads={[...heads, ...audiences.map((audience) => audienceLabel(audience))]}
        rows={versions.all.map((version) =>
          cells(version, slug, audiences, version.tariff === versions.previous),
        )}
        className={styles.archive}
      />
      <Text size="small" tone="mute" before={5} measure="wide" className={styles.screen}>
        {lead}{' '}
        {rich(t('fees.machines', { address: latest }), {
          file: (text) => (
            <a className={lookOf({ tone: 'text' })} href={latest}>
              <code>{text}</code>
            </a>
          ),
          schema: (text) => <Link href={SCHEMA_HREF}>{text}</Link>,
        })}
        <FeedLink href="/fee" />
      </Text>
    </>
  );
}
