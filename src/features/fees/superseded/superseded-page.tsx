import type { FeePageTexts } from '../../../content/schemas/fee-page.ts';
import { Lines } from '../../../lines/lines.tsx';
import { Station } from '../../../lines/station.tsx';
import { AUDIENCE_LABELS, AUDIENCES } from '../../../tariff/names.ts';
import type { Tariff as TariffData } from '../../../tariff/schema/shape.ts';
import { compareVersions, type Version } from '../../../tariff/versions.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Day } from '../../../ui/day/day.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { Box, Inline, Stack, Text } from '../../../ui/layout/box.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { Frame, Section } from '../../../ui/section/section.tsx';
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
        <Box before={9} at={[2, 12]}>
          <Heading level={2} size="h3" id="since">
            What <Text.span wrap="whole">{current.version}</Text.span> changed
          </Heading>
          {AUDIENCES.map((audience) => (
            <Box key={audience} before={7}>
              <Heading level={3} size="h4" pad={3}>
                {AUDIENCE_LABELS[audience]}
              </Heading>
              <ChangeRows list={lists[audience]} />
            </Box>
          ))}
        </Box>
        <Box pad={8} at={[2, 13]} className={styles.eleven}>
          <Station rail={0} span={3} state="done" />
          <Link href="/fee" variant="more">
            See the prices in force
          </Link>
        </Box>
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
          <Box pad={8} at={[2, 12]}>
            <p>
              <Badge>{until ? 'Superseded' : 'In force'}</Badge>
            </p>
            <Heading level={1} size="title" before={5}>
              Tariff <Text.span wrap="whole">{tariff.version}</Text.span>
            </Heading>
            <Text size="lead" before={6} measure="text">
              In force from <Day value={tariff.effective} />
              {until ? (
                <>
                  {' to '}
                  <Day value={until} />
                </>
              ) : null}
              . {until ? texts.superseded.lead : null}
            </Text>
            <Inline apart before={5}>
              <Link href="/fee" variant="more">
                <span>
                  The list in force, <Text.span wrap="whole">{current.version}</Text.span>
                </span>
              </Link>
              <Stack.p>
                {AUDIENCES.map((audience) => (
                  <Files
                    key={audience}
                    slug={slug}
                    version={tariff.version}
                    audience={audience}
                    labelled
                  />
                ))}
              </Stack.p>
            </Inline>
          </Box>
        </Frame>
      </Section>
      <Tariff sheets={sheets} category={texts.category} />
      <Since version={version} current={current} />
    </div>
  );
}
