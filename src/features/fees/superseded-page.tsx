import type { FeePageTexts } from '#content/schemas/fee-page-schema.ts';
import { Lines } from '#drawings/lines/lines.tsx';
import { Station } from '#drawings/lines/station.tsx';
import type { Tariff } from '#tariff/schema/shape.ts';
import type { Version } from '#tariff/versions.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Days } from '#ui/date/date-text.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Box, Inline, Stack, Text } from '#ui/layout/box.tsx';
import { Link } from '#ui/link/link.tsx';
import { Section } from '#ui/section/section.tsx';
import { rich } from '#words/rich.ts';
import { t } from '#words/words.ts';
import { Changes } from './fee-changes.tsx';
import styles from './fees.module.css';
import type { Sheet } from './sheet.ts';
import { PriceList } from './tariff/price-list.tsx';
import { AllFiles } from './version-files.tsx';

interface SupersededPageProps {
  texts: FeePageTexts;
  /** The sentence after the days in force. */
  lead: string;
  version: Version;
  /** The version in force. */
  current: Tariff;
  sheets: readonly Sheet[];
  slug: string;
}

/** Renders a version's name without a line break. */
const WHOLE = { version: (text: string) => <Text.span wrap="whole">{text}</Text.span> };

/** `/fee/index_old`: the previous tariff as it was, with the lines at rest. */
export function SupersededPage(props: SupersededPageProps) {
  const { texts, lead, version, current, sheets, slug } = props;
  const { tariff, until } = version;
  return (
    <div className={styles.page}>
      <Section grid strip>
        <Lines from="right" />
        <Box pad={8} at={[2, 12]}>
          <p>
            <Badge>{t('fees.superseded')}</Badge>
          </p>
          <Heading size="title" before={5}>
            {rich(t('fees.tariff', { version: tariff.version }), WHOLE)}
          </Heading>
          <Text size="lead" measure="text">
            {rich(t('fees.inForceFrom'), {
              days: () => <Days from={tariff.effective} until={until} />,
            })}{' '}
            {lead}
          </Text>
          <Inline apart before={5}>
            <Link href="/fee" variant="more">
              <span>{rich(t('fees.listInForce', { version: current.version }), WHOLE)}</span>
            </Link>
            <AllFiles slug={slug} tariff={tariff} />
          </Inline>
        </Box>
      </Section>
      <PriceList sheets={sheets} texts={texts} />
      <Section grid strip labelledBy="since">
        <Lines className={styles.last} />
        <Box before={9} at={[2, 12]}>
          <Heading size="subsection" id="since">
            {rich(t('fees.whatChanged', { version: current.version }), WHOLE)}
          </Heading>
          <Stack before={7} gap={6}>
            <Changes from={tariff} to={current} />
          </Stack>
        </Box>
        <Box pad={8} at={[2, 13]} className={styles.eleven}>
          <Station rail={0} span="all" state="done" />
          <Link href="/fee" variant="more">
            {t('fees.seeInForce')}
          </Link>
        </Box>
      </Section>
    </div>
  );
}
