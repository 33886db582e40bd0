import type { LineName, LineState } from '../../../lines/lines.tsx';
import { LINE_ORDER, Lines } from '../../../lines/lines.tsx';
import { Station } from '../../../lines/station.tsx';
import { Frame } from '../../../ui/section/section.tsx';
import type { Leg } from '../journey.ts';
import type { Sheet, SheetGroup } from '../sheet.ts';
import styles from './price-group.module.css';
import { PriceRow } from './price-row.tsx';

interface PriceGroupProps {
  group: SheetGroup;
  sheet: Sheet;
}

function only(names: readonly LineName[]): Record<LineName, LineState> {
  const state = (name: LineName) => (names.includes(name) ? 'lit' : 'none');
  return { swift: state('swift'), sepa: state('sepa'), instant: state('instant') };
}

function Legs({ leg: { left, right, turning, interchange } }: { leg: Leg }) {
  const side = right.length === LINE_ORDER.length ? 'right' : 'left';
  return (
    <div className={styles.legs} data-turning={turning ?? undefined}>
      {right.length > 0 ? (
        <Lines shape="straight" lines={only(right)} className={styles.right} />
      ) : null}
      {left.length > 0 ? <Lines shape="straight" lines={only(left)} /> : null}
      {turning ? <Lines shape="bend" lines={only([turning])} className={styles.turn} /> : null}
      {turning ? <Station line={turning} className={styles.stop} /> : null}
      {interchange ? <Station span={3} className={styles[`interchange-${side}`]} /> : null}
    </div>
  );
}

/** A group of prices under its line, as a table of its own. */
export function PriceGroup({ group, sheet }: PriceGroupProps) {
  const { audience, categories } = sheet;
  const id = `prices-${audience}-${group.id}`;
  return (
    <section data-group aria-labelledby={id}>
      <Frame strip className={styles.frame}>
        <Legs leg={group.leg} />
        <Lines shape="straight" className={styles.filtered} />
        <div className={styles.body} data-turning={group.leg.turning ?? undefined}>
          <div className={styles.head}>
            <h3 className={styles.title} id={id}>
              {group.title}
            </h3>
            {group.note ? <p className={styles.note}>{group.note}</p> : null}
            {group.times ? <p className={styles.times}>{group.times}</p> : null}
          </div>
          <table className={styles.table} aria-labelledby={id}>
            <thead className={styles.columns}>
              <tr>
                <th scope="col">Service</th>
                {categories.map(({ id: category, label }, index) => (
                  <th key={category} scope="col" data-column={index}>
                    {categories.length > 1 ? label : 'Price'}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {group.rows.map((row) => (
                <PriceRow key={row.id} row={row} sheet={sheet} />
              ))}
            </tbody>
          </table>
        </div>
      </Frame>
    </section>
  );
}
