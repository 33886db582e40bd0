import { clsx } from 'clsx';
import type { FeePageTexts } from '../../../content/schemas/fee-page.ts';
import { Lines } from '../../../lines/lines.tsx';
import { Station } from '../../../lines/station.tsx';
import { AUDIENCE_LABELS } from '../../../tariff/audience-labels.ts';
import { AUDIENCES } from '../../../tariff/names.ts';
import type { Tariff as TariffData } from '../../../tariff/schema/tariff.ts';
import { compareVersions, type Version } from '../../../tariff/versions.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Day } from '../../../ui/day/day.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { cell } from '../../../ui/layout/cell.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Link } from '../../../ui/link/link.tsx';
import { Frame, Section } from '../../../ui/section/section.tsx';
import text from '../../../ui/text/text.module.css';
import { ChangeRows } from '../changes/change-rows.tsx';
import styles from '../fees.module.css';
import { Files } from '../files.tsx';
import type { Sheet } from '../sheet.ts';
import { Tariff } from '../tariff/tariff.tsx';

interface SupersededPageProps {
  texts: FeePageTexts;
  version: Version;
  /** The version in force. */
  current: TariffData;
  sheets: readonly Sheet[];
  slug: string;
}

const AT_REST = { swift: 'rest', sepa: 'rest', instant: 'rest' } as const;

function Since({ version, current }: Pick<SupersededPageProps, 'version' | 'current'>) {
  const lists = compareVersions(version.tariff, current);
  return (
    <Section labelledBy="since">
      <Frame grid strip>
        <Lines shape="straight" lines={AT_REST} className={styles.last} />
        <div className={clsx(layout.before9, cell(2, 12))}>
          <Heading level={2} size="h3" id="since">
            What <span className={text.whole}>{current.version}</span> changed
          </Heading>
          {AUDIENCES.map((audience) => (
            <div key={audience} className={layout.before7}>
              <Heading level={3} size="h4" className={layout.pad3}>
                {AUDIENCE_LABELS[audience]}
              </Heading>
              <ChangeRows list={lists[audience]} />
            </div>
          ))}
        </div>
        <div className={clsx(styles.eleven, layout.pad8, cell(2, 13))}>
          <Station rail={0} span={3} state="done" />
          <Link href="/fee" variant="more">
            See the prices in force
          </Link>
        </div>
      </Frame>
    </Section>
  );
}

/** `/fee/index_old`: the list that was in force before, as it stood, with the lines at rest. */
export function SupersededPage({ texts, version, current, sheets, slug }: SupersededPageProps) {
  const { tariff, until } = version;
  return (
    <div className={styles.page}>
      <Section>
        <Frame grid strip>
          <Lines shape="straight" className={styles.right} lines={AT_REST} />
          <div className={clsx(layout.pad8, cell(2, 12))}>
            <p>
              <Badge>{until ? 'Superseded' : 'In force'}</Badge>
            </p>
            <Heading level={1} size="title" className={layout.before5}>
              Tariff <span className={text.whole}>{tariff.version}</span>
            </Heading>
            <p className={clsx(text.lead, layout.before6, layout.measure)}>
              In force from <Day value={tariff.effective} />
              {until ? (
                <>
                  {' to '}
                  <Day value={until} />
                </>
              ) : null}
              . {until ? texts.superseded.lead : null}
            </p>
            <div className={clsx(layout.row, layout.apart, layout.before5)}>
              <Link href="/fee" variant="more">
                <span>
                  The list in force, <span className={text.whole}>{current.version}</span>
                </span>
              </Link>
              <p className={layout.stack}>
                {AUDIENCES.map((audience) => (
                  <Files
                    key={audience}
                    slug={slug}
                    version={tariff.version}
                    audience={audience}
                    labelled
                  />
                ))}
              </p>
            </div>
          </div>
        </Frame>
      </Section>
      <Tariff sheets={sheets} category={texts.category} />
      <Since version={version} current={current} />
    </div>
  );
}
