import { clsx } from 'clsx';
import { FeedLink } from '#blocks/feed/feed-link.tsx';
import { Lamp } from '#drawings/lines/lamp.tsx';
import { fileHref, LATEST, SCHEMA_HREF } from '#tariff/downloads.ts';
import { audiencesOf } from '#tariff/lines.ts';
import { type AudienceName, audienceLabel } from '#tariff/names.ts';
import { countsText } from '#tariff/tariff-changes.ts';
import type { Version, Versions } from '#tariff/versions.ts';
import { Day, Days } from '#ui/date/date-text.tsx';
import { Box, Text } from '#ui/layout/box.tsx';
import { lookOf } from '#ui/layout/look.ts';
import { Link } from '#ui/link/link.tsx';
import { rich } from '#words/rich.ts';
import { t } from '#words/words.ts';
import styles from './fees.module.css';
import { VersionFiles } from './version-files.tsx';

const STATES = {
  superseded: { lamp: 'done', since: null, tone: undefined },
  'in-force': { lamp: 'on', since: () => t('fees.since'), tone: 'bone' },
  announced: { lamp: 'off', since: () => t('fees.from'), tone: undefined },
} as const;

interface VersionRowProps {
  version: Version;
  slug: string;
  /** The audiences of all versions, a column each. */
  audiences: readonly AudienceName[];
  /** Whether `/fee/index_old` shows this version. */
  hasPage: boolean;
}

function VersionRow({ version, slug, audiences, hasPage }: VersionRowProps) {
  const { tariff, status, until, changes } = version;
  const own = audiencesOf(tariff);
  const { lamp, since, tone } = STATES[status];
  return (
    <tr className={clsx(styles.version, lookOf({ rule: 'start' }))}>
      <th scope="row" className={lookOf({ size: 'entry', wrap: 'none' })}>
        {tariff.version} <Lamp state={lamp} />
      </th>
      <td className={lookOf({ tone })}>
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
      </td>
      <td>{changes ? countsText(changes.companies) : t('fees.first')}</td>
      {audiences.map((audience) => (
        <td key={audience} data-label={audienceLabel(audience)}>
          {own.includes(audience) ? (
            <VersionFiles slug={slug} tariff={tariff} audience={audience} />
          ) : (
            '–'
          )}
        </td>
      ))}
    </tr>
  );
}

interface ArchiveProps {
  lead: string;
  versions: Versions;
  slug: string;
}

/** Every version with its dates, its changes, and its files at permanent URLs. */
export function Archive({ lead, versions, slug }: ArchiveProps) {
  const audiences = audiencesOf(...versions.all.map(({ tariff }) => tariff));
  const latest = fileHref(slug, LATEST, 'companies', 'json');
  const heads = [t('fees.version'), t('fees.inForce'), t('fees.against')];
  return (
    <>
      <Box.table measure="full" className={styles.versions} aria-labelledby="versions">
        <Text.thead size="least" tone="mute">
          <tr>
            {[...heads, ...audiences.map((audience) => audienceLabel(audience))].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </Text.thead>
        <tbody>
          {versions.all.map((version) => (
            <VersionRow
              key={version.tariff.version}
              version={version}
              slug={slug}
              audiences={audiences}
              hasPage={version.tariff === versions.previous}
            />
          ))}
        </tbody>
      </Box.table>
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
