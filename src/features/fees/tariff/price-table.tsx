import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { withNoBreaks } from '#content/no-break.ts';
import { litStates } from '#drawings/lines/by-rail.ts';
import { Lines } from '#drawings/lines/lines.tsx';
import { Station } from '#drawings/lines/station.tsx';
import { shortDay } from '#tariff/day.ts';
import { audienceWords } from '#tariff/names.ts';
import { rails as all } from '#tariff/rails.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { Inline, Text } from '#ui/layout/box.tsx';
import { lookOf } from '#ui/layout/look.ts';
import { Frame } from '#ui/section/section.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { rich } from '#words/rich.ts';
import { t } from '#words/words.ts';
import type { Crossing } from '../crossings.ts';
import type { Cell, Sheet, SheetGroup, SheetLine } from '../sheet.ts';
import styles from './tariff-section.module.css';

/** The longest detail, in characters, that goes beside its price; a longer one goes below. */
const LONG = 14;
const BELOW = { block: true, wrap: 'balance' } as const;
const BESIDE = { phone: 'block', wrap: 'none' } as const;

const ABOUT = { size: 'small', tone: 'mute', block: true } as const;

/** Microdata types of a tariff line and its prices, for search engines. */
const OFFER = {
  itemScope: true,
  itemProp: 'itemListElement',
  itemType: 'https://schema.org/Offer',
} as const;
const PRICE = {
  itemScope: true,
  itemProp: 'priceSpecification',
  itemType: 'https://schema.org/UnitPriceSpecification',
} as const;

/** The microdata type of a price list and of a group in it. */
export const CATALOG = { itemScope: true, itemType: 'https://schema.org/OfferCatalog' } as const;

/** Whether these prices are still available; only then are they marked up as offers. */
export const isOffered = ({ until }: Pick<Sheet, 'until'>): boolean => until === null;

/** A change announced for a date, shown beside what is in force. */
function FromDay({ day, children }: { day: string; children: ReactNode }) {
  return (
    <Text.span size="small" tone="text" block className={styles.change}>
      <i className={styles.ring} aria-hidden="true" />
      {rich(t('fees.priceFrom', { day: shortDay(day) }), {
        price: () => children,
        day: (text) => <time dateTime={day}>{text}</time>,
      })}
    </Text.span>
  );
}

interface PriceTextProps {
  cell: Cell;
  sheet: Sheet;
  /** Whether to add the microdata of an offer. */
  offered: boolean;
}

/**
 * The price as text. Its microdata is an amount with a currency or, if it is not a single sum, a
 * description.
 */
function PriceText({ cell, sheet, offered }: PriceTextProps) {
  const { nextDay } = sheet;
  const { figure, sum, price, next } = cell;
  const { main, detail } = price;
  const className = figure ? styles.price : undefined;
  return (
    <>
      {offered && sum ? <meta itemProp="priceCurrency" content={sheet.tariff.currency} /> : null}
      {offered && sum ? (
        <data className={className} itemProp="price" value={sum}>
          {main}
        </data>
      ) : (
        <span className={className} itemProp={offered ? 'description' : undefined}>
          {main}
        </span>
      )}{' '}
      {detail ? (
        <Text.span
          size="small"
          tone="mute"
          {...(detail.length > LONG ? BELOW : BESIDE)}
          itemProp={offered ? (sum ? 'unitText' : 'description') : undefined}
        >
          {detail}
        </Text.span>
      ) : null}
      {next && nextDay ? (
        <FromDay day={nextDay}>
          <VisuallyHidden>{`${t('fees.nextPrice')} `}</VisuallyHidden>
          {next}
        </FromDay>
      ) : null}
    </>
  );
}

interface PriceLineProps {
  line: SheetLine;
  /** The title of its group, since two groups may each have a price called "Received". */
  group: string;
  sheet: Sheet;
}

/** One tariff line; its id is a fragment of the page: `/fee#sepa-out`. */
function PriceLine({ line, group, sheet }: PriceLineProps) {
  const { audience, nextDay, categories } = sheet;
  const offered = isOffered(sheet) && !line.begins;
  const mark = clsx(styles.mark, lookOf({ tone: 'mute' }));
  // In a cell and not in the row header, which screen readers repeat for each cell.
  const anchor = (
    <a
      className={clsx(styles.anchor, mark, lookOf({ place: 'absolute', shown: 'tabletUp' }))}
      href={`#${line.id}`}
      data-screen=""
    >
      <VisuallyHidden>{`${t('fees.linkTo', { group, line: line.label, audience: audienceWords(audience) })} `}</VisuallyHidden>
      <span aria-hidden="true">#</span>
    </a>
  );
  return (
    <tr
      {...(offered ? OFFER : {})}
      id={line.id}
      className={clsx(styles.target, lookOf({ rule: 'end', items: 'baseline' }))}
      data-text={line.unsaid}
    >
      <th scope="row" className={lookOf({ wrap: 'balance' })}>
        <Text.span size="name" weight="regular" itemProp={offered ? 'name' : undefined}>
          {line.label}
        </Text.span>
        {line.footnotes.map((number) => (
          <sup key={number} className={clsx(styles.note, lookOf({ wrap: 'none' }))}>
            <a className={mark} href={`#note-${audience}-${number}`}>
              <VisuallyHidden>{`\u00a0${t('fees.note')} `}</VisuallyHidden>
              {number}
              <VisuallyHidden>
                {` ${t('fees.noteFor', { audience: audienceWords(audience) })}`}
              </VisuallyHidden>
            </a>
          </sup>
        ))}
        {line.note ? <Text.span {...ABOUT}>{line.note}</Text.span> : null}
        {line.limit ? (
          <Text.span {...ABOUT} shown="tabletUp">
            {line.limit}
          </Text.span>
        ) : null}
        {line.ends && nextDay ? <FromDay day={nextDay}>{t('fees.notOffered')}</FromDay> : null}
      </th>
      {line.cells.map((cell, index) => (
        <td
          key={cell.category}
          {...(offered ? PRICE : {})}
          data-column={categories.length - index}
          data-label={categories.length > 1 ? categories[index]?.label : undefined}
        >
          {offered && categories.length > 1 ? (
            <meta itemProp="name" content={categories[index]?.label} />
          ) : null}
          <PriceText cell={cell} sheet={sheet} offered={offered} />
          {index === line.cells.length - 1 ? anchor : null}
        </td>
      ))}
    </tr>
  );
}

/** The tracks beside a group, on their sides or crossing over. */
function Tracks({ crossing: { left, right, turning } }: { crossing: Crossing }) {
  const tracks = [
    { rails: right, from: 'right' },
    { rails: left },
    { rails: turning ? [turning] : [], from: 'right', to: 'left', shape: 'lanes' },
  ] as const;
  return tracks
    .filter(({ rails }) => rails.length > 0)
    .map(({ rails, ...course }) => (
      <Lines
        key={rails[0]}
        {...course}
        lines={litStates(rails, 'none')}
        className={clsx(styles.whole, 'shape' in course && styles.turn)}
      />
    ));
}

/** A group of prices as a table, with a station on its rail's track. */
export function PriceTable({ group, sheet }: { group: SheetGroup; sheet: Sheet }) {
  const { audience, categories } = sheet;
  const id = `prices-${audience}-${group.id}`;
  const { right, turning, interchange } = group.crossing;
  const offered = isOffered(sheet);
  const hasStation = turning !== null || interchange;
  return (
    <section data-group {...(offered ? { ...CATALOG, itemProp: 'itemListElement' } : {})}>
      <Frame
        grid
        strip={hasStation || 'ends'}
        className={clsx(!hasStation && styles.groupWithoutStation)}
      >
        <Tracks crossing={group.crossing} />
        <Lines className={styles.filtered} />
        <Inline
          items="baseline"
          gap={3}
          rule="end"
          at={[2, 12]}
          className={clsx(styles.head, turning && styles.stop)}
          data-end={right.length === all().length ? 'right' : undefined}
        >
          {turning ? <Station rail={all().indexOf(turning)} className={styles.whole} /> : null}
          {interchange ? <Station rail={0} span="all" className={styles.whole} /> : null}
          <Heading level={3} size="subsection" id={id}>
            <span itemProp={offered ? 'name' : undefined}>{group.title}</span>
          </Heading>
          {group.note ? <Text tone="mute">{group.note}</Text> : null}
          {group.times ? <p className={styles.times}>{withNoBreaks(group.times)}</p> : null}
        </Inline>
        <Text.table
          tabular
          measure="full"
          at={[2, 12]}
          className={styles.table}
          aria-labelledby={id}
        >
          <Text.thead size="small" tone="mute" className={styles.hiddenHeading}>
            <tr>
              <th scope="col">{t('fees.service')}</th>
              {categories.map(({ id: category, label }, index) => (
                <th key={category} scope="col" data-column={categories.length - index}>
                  {categories.length > 1 ? label : t('fees.price')}
                </th>
              ))}
            </tr>
          </Text.thead>
          <tbody>
            {group.lines.map((line) => (
              <PriceLine key={line.id} line={line} group={group.title} sheet={sheet} />
            ))}
          </tbody>
        </Text.table>
      </Frame>
    </section>
  );
}
