import { clsx } from 'clsx';
import { withNoBreaks } from '#content/no-break.ts';
import type { FeePageTexts } from '#content/schemas/fee-page-schema.ts';
import { Lines } from '#drawings/lines/lines.tsx';
import { audienceWords } from '#tariff/names.ts';
import { countsText } from '#tariff/tariff-changes.ts';
import { Day, Days } from '#ui/date/date-text.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Box, Inline, Spread, Stack, Text } from '#ui/layout/box.tsx';
import { lookOf } from '#ui/layout/look.ts';
import { Link } from '#ui/link/link.tsx';
import { Frame, Section } from '#ui/section/section.tsx';
import { rich } from '#words/rich.ts';
import { t } from '#words/words.ts';
import type { Sheet } from '../sheet.ts';
import { AudienceSwitch, PriceBar } from './controls.tsx';
import { CATALOG, isOffered, PriceTable } from './price-table.tsx';
import styles from './tariff-section.module.css';

/** The explanation of the categories, and the message for a filter without matches. */
type ListTexts = Pick<FeePageTexts, 'category' | 'none'>;

interface PriceListProps {
  /** Companies, then individuals if the tariff has them. */
  sheets: readonly Sheet[];
  texts: ListTexts;
}

interface SheetProps {
  sheet: Sheet;
}

function InForce({ sheet }: SheetProps) {
  const { audience, tariff, until, changes, nextDay } = sheet;
  const { version, effective } = tariff;
  return (
    <Inline.p at={[2, 12]} className={styles.dates}>
      <span>
        {rich(until ? t('fees.tariffFrom', { version }) : t('fees.tariffSince', { version }), {
          version: (text) => <Text.span wrap="whole">{text}</Text.span>,
          days: () => <Days from={effective} until={until} />,
        })}
      </span>
      {changes && nextDay ? (
        <span>
          <i className={styles.ring} aria-hidden="true" />
          {rich(t('fees.fromChanges', { changes: countsText(changes) }), {
            day: () => <Day value={nextDay} />,
            changes: (text) => <Link href={`#changes-${audience}`}>{text}</Link>,
          })}
        </span>
      ) : null}
    </Inline.p>
  );
}

/** The criteria of each category, aligned with its column. */
function Criteria({ sheet: { categories }, about }: SheetProps & { about: string }) {
  const several = categories.length > 1;
  return (
    <Frame grid strip="ends" className={clsx(styles.criteria, styles.lastWithoutStations)}>
      <Lines from="right" className={styles.whole} />
      <Lines from="right" to="left" className={clsx(styles.over, styles.filtered)} />
      <Spread
        phone="stack"
        gap={4}
        size="fine"
        tone="mute"
        at={[2, 12]}
        className={styles.criteriaRows}
      >
        <Box.p flex="grow" measure="narrow" pad={4}>
          {several ? about : categories[0]?.summary}
        </Box.p>
        <Spread phone="stack" className={styles.criteriaRows}>
          {(several ? categories : []).map(({ id, label, criteria }, index) => (
            <div key={id} className={styles.criterion} data-column={categories.length - index}>
              <Text.h3 size="small" className={styles.hiddenHeading}>
                {label}
              </Text.h3>
              <Stack.ul gap={2}>
                {criteria.map((item) => (
                  <li key={item}>{withNoBreaks(item)}</li>
                ))}
              </Stack.ul>
            </div>
          ))}
        </Spread>
      </Spread>
    </Frame>
  );
}

function Notes({ sheet: { audience, footnotes, tariff } }: SheetProps) {
  return (
    <Text.div size="fine" tone="mute" before={8} measure="wide" at={[2, 12]}>
      <ol className={styles.notes} aria-label={t('fees.notes')}>
        {footnotes.map(({ number, text }) => (
          <li key={number} id={`note-${audience}-${number}`} className={styles.target}>
            {withNoBreaks(text)}
          </li>
        ))}
      </ol>
      <Box.p before={4}>{[t('tariff.rounding'), ...tariff.remarks].join(' ')}</Box.p>
    </Text.div>
  );
}

/** The prices for one audience: a sticky bar, a table for each group, and the notes. */
function PriceSheet({ sheet, texts }: SheetProps & { texts: ListTexts }) {
  const { audience, categories, groups } = sheet;
  const id = `prices-${audience}`;
  const offered = isOffered(sheet);
  return (
    <section
      {...(offered ? { ...CATALOG, itemID: `#${id}` } : {})}
      className={styles.sheet}
      data-audience={audience}
      data-columns={categories.length}
      aria-labelledby={id}
    >
      <Frame grid strip="ends" className={styles.withoutStations}>
        <Lines from="right" />
        <Heading
          size="section"
          id={id}
          before={8}
          pad={4}
          at={[2, 12]}
          className={styles.hiddenHeading}
        >
          <span itemProp={offered ? 'name' : undefined}>
            {t('fees.pricesFor', { audience: audienceWords(audience) })}
          </span>
        </Heading>
        <InForce sheet={sheet} />
      </Frame>
      {/* the container that the sticky bar stays within */}
      <div>
        <PriceBar sheet={sheet} />
        <Criteria sheet={sheet} about={texts.category} />
        {groups.map((group) => (
          <PriceTable key={group.id} group={group} sheet={sheet} />
        ))}
      </div>
      <Frame grid strip="ends" className={styles.notesFrame}>
        <Lines />
        <Text size="lead" tone="bone" before={8} at={[2, 12]} data-nothing hidden>
          {texts.none}
        </Text>
        <Notes sheet={sheet} />
      </Frame>
    </section>
  );
}

/**
 * The price list. The switch, the categories and the filter are plain controls that the style sheet
 * reads; `connect-tariff.ts` synchronises them with the query string. Without script both audiences
 * are listed one below the other, with all categories.
 */
export function PriceList({ sheets, texts }: PriceListProps) {
  return (
    <Section id="tariff" className={styles.tariff}>
      <Frame
        grid
        strip="ends"
        className={clsx(styles.firstWithoutStations, sheets.length > 1 || lookOf({ pad: 6 }))}
      >
        <Lines from="right" />
        {sheets.length > 1 ? <AudienceSwitch sheets={sheets} /> : null}
      </Frame>
      {sheets.map((sheet) => (
        <PriceSheet key={sheet.audience} sheet={sheet} texts={texts} />
      ))}
    </Section>
  );
}
