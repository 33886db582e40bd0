import type { FeePageTexts } from '../../../content/schemas/fee-page.ts';
import type { Tariff as TariffData } from '../../../content/schemas/fees.ts';
import { AUDIENCES } from '../../../content/schemas/fees-names.ts';
import { Lines } from '../../../lines/lines.tsx';
import { Station } from '../../../lines/station.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Day } from '../../../ui/day/day.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { Frame, Section } from '../../../ui/section/section.tsx';
import { ChangeRows } from '../changes/change-rows.tsx';
import { Files } from '../files.tsx';
import { AUDIENCE_LABELS } from '../labels.ts';
import type { Sheet } from '../sheet.ts';
import { Tariff } from '../tariff/tariff.tsx';
import { compareVersions, type Version } from '../versions.ts';
import styles from './superseded-page.module.css';

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
      <Frame strip className={styles.since}>
        <Lines shape="straight" lines={AT_REST} className={styles.last} />
        <Station span={3} state="done" className={styles.terminus} />
        <div className={styles.body}>
          <Heading level={2} size="h3" id="since">
            {`What ${current.version} changed`}
          </Heading>
          {AUDIENCES.map((audience) => (
            <div key={audience} className={styles.list}>
              <h3 className={styles.audience}>{AUDIENCE_LABELS[audience]}</h3>
              <ChangeRows changes={lists[audience].changes} />
            </div>
          ))}
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
        <Frame strip className={styles.opening}>
          <Lines shape="straight" className={styles.right} lines={AT_REST} />
          <div className={styles.body}>
            <p className={styles.state}>
              <Badge>{until ? 'Superseded' : 'In force'}</Badge>
            </p>
            <Heading level={1} size="title">{`Tariff ${tariff.version}`}</Heading>
            <p className={styles.lead}>
              In force from <Day value={tariff.effective} />
              {until ? (
                <>
                  {' to '}
                  <Day value={until} />
                </>
              ) : null}
              . {until ? texts.superseded.lead : null}
            </p>
            <p className={styles.links}>
              <Link href="/fee" variant="more">
                {`The list in force, ${current.version}`}
              </Link>
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
        </Frame>
      </Section>
      <Tariff sheets={sheets} category={texts.category} />
      <Since version={version} current={current} />
    </div>
  );
}
