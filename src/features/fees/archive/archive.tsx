import { clsx } from 'clsx';
import { Lamp } from '../../../lines/lamp.tsx';
import { Lines } from '../../../lines/lines.tsx';
import { AUDIENCE_LABELS } from '../../../tariff/audience-labels.ts';
import { countsText } from '../../../tariff/changes.ts';
import { fileHref, LATEST, SCHEMA_HREF } from '../../../tariff/downloads.ts';
import { AUDIENCES } from '../../../tariff/names.ts';
import type { Version, Versions } from '../../../tariff/versions.ts';
import { Day } from '../../../ui/day/day.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { cell } from '../../../ui/layout/cell.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Link } from '../../../ui/link/link.tsx';
import { Frame, Section } from '../../../ui/section/section.tsx';
import text from '../../../ui/text/text.module.css';
import styles from '../fees.module.css';
import { Files } from '../files.tsx';

interface ArchiveProps {
  texts: { readonly heading: string; readonly lead: string };
  versions: Versions;
  slug: string;
}

const LAMPS = { superseded: 'done', 'in-force': 'on', announced: 'off' } as const;

function Span({ version: { tariff, status, until } }: { version: Version }) {
  if (status === 'superseded' && until) {
    return (
      <>
        <Day value={tariff.effective} /> to <Day value={until} />
      </>
    );
  }
  return (
    <>
      {status === 'announced' ? 'from ' : 'since '}
      <Day value={tariff.effective} />
    </>
  );
}

function VersionRow({ version, slug }: { version: Version; slug: string }) {
  const { tariff, status, changes } = version;
  return (
    <tr className={clsx(styles.version, layout.rule)}>
      <th scope="row" className={clsx(text.entry, text.nowrap)}>
        <Lamp state={LAMPS[status]} /> {tariff.version}
      </th>
      <td className={status === 'in-force' ? text.bone : undefined}>
        <Span version={version} />
      </td>
      <td>{changes ? countsText(changes.companies) : 'first version'}</td>
      {AUDIENCES.map((audience) => (
        <td key={audience} data-label={AUDIENCE_LABELS[audience]}>
          <Files slug={slug} version={tariff.version} audience={audience} />
        </td>
      ))}
    </tr>
  );
}

/** Every version with its days, what it changed, and its files at addresses that stay. */
export function Archive({ texts, versions, slug }: ArchiveProps) {
  const latest = fileHref(slug, LATEST, 'companies', 'json');
  return (
    <Section labelledBy="versions">
      <Frame strip grid>
        <Lines shape="straight" />
        <div className={clsx(layout.before9, cell(2, 13))}>
          <Heading level={2} size="h3" id="versions">
            {texts.heading}
          </Heading>
          <table
            className={clsx(styles.versions, layout.ruleEnd, layout.full, layout.before5)}
            aria-labelledby="versions"
          >
            <thead className={clsx(text.least, text.mute)}>
              <tr>
                <th scope="col">Version</th>
                <th scope="col">In force</th>
                <th scope="col">For companies, against the one before</th>
                {AUDIENCES.map((audience) => (
                  <th key={audience} scope="col">
                    {AUDIENCE_LABELS[audience]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {versions.all.map((version) => (
                <VersionRow key={version.tariff.version} version={version} slug={slug} />
              ))}
            </tbody>
          </table>
          <p className={clsx(styles.screen, text.small, text.mute, layout.before5, layout.wide)}>
            {texts.lead} For machines:{' '}
            <a className={text.text} href={latest} data-astro-reload>
              <code>{latest}</code>
            </a>
            , after this <Link href={SCHEMA_HREF}>JSON Schema</Link>.
          </p>
        </div>
      </Frame>
    </Section>
  );
}
