import { clsx } from 'clsx';
import { type LineState, Lines } from '../../../lines/lines.tsx';
import { Station } from '../../../lines/station.tsx';
import { RAILS, type Rail } from '../../../tariff/rails.ts';
import { Heading } from '../../../ui/heading/heading.tsx';
import { Inline, Text } from '../../../ui/layout/box.tsx';
import { Frame } from '../../../ui/section/section.tsx';
import type { Leg } from '../journey.ts';
import type { Sheet, SheetGroup } from '../sheet.ts';
import { PriceRow } from './price-row.tsx';
import styles from './tariff.module.css';

interface PriceGroupProps {
  group: SheetGroup;
  sheet: Sheet;
}

function only(names: readonly Rail[]): Record<Rail, LineState> {
  const state = (name: Rail) => (names.includes(name) ? 'lit' : 'none');
  return { swift: state('swift'), sepa: state('sepa'), instant: state('instant') };
}

function Legs({ leg: { left, right, turning } }: { leg: Leg }) {
  return (
    <>
      {right.length > 0 ? (
        <Lines shape="straight" lines={only(right)} className={clsx(styles.whole, styles.right)} />
      ) : null}
      {left.length > 0 ? (
        <Lines shape="straight" lines={only(left)} className={styles.whole} />
      ) : null}
      {turning ? (
        <Lines shape="lanes" lines={only([turning])} className={clsx(styles.whole, styles.turn)} />
      ) : null}
    </>
  );
}

/** A group of prices under its line, as a table of its own. */
export function PriceGroup({ group, sheet }: PriceGroupProps) {
  const { audience, categories } = sheet;
  const id = `prices-${audience}-${group.id}`;
  const { right, turning, interchange } = group.leg;
  const side = right.length === RAILS.length ? 'right' : 'left';
  return (
    <section data-group aria-labelledby={id}>
      <Frame grid strip>
        <Legs leg={group.leg} />
        <Lines shape="straight" className={styles.filtered} />
        <Inline
          items="baseline"
          gap={3}
          rule="end"
          at={[2, 12]}
          className={clsx(styles.head, turning && styles.stop)}
          data-side={side}
        >
          {turning ? <Station rail={RAILS.indexOf(turning)} className={styles.whole} /> : null}
          {interchange ? <Station rail={0} span={3} className={styles.whole} /> : null}
          <Heading level={3} size="h3" id={id}>
            {group.title}
          </Heading>
          {group.note ? <Text tone="mute">{group.note}</Text> : null}
          {group.times ? <p className={styles.times}>{group.times}</p> : null}
        </Inline>
        <Text.table
          tabular
          measure="full"
          at={[2, 12]}
          className={styles.table}
          aria-labelledby={id}
        >
          <Text.thead size="small" tone="mute" className={styles.said}>
            <tr>
              <th scope="col">Service</th>
              {categories.map(({ id: category, label }, index) => (
                <th key={category} scope="col" data-column={categories.length - index}>
                  {categories.length > 1 ? label : 'Price'}
                </th>
              ))}
            </tr>
          </Text.thead>
          <tbody>
            {group.rows.map((row) => (
              <PriceRow key={row.id} row={row} group={group.title} sheet={sheet} />
            ))}
          </tbody>
        </Text.table>
      </Frame>
    </section>
  );
}
