import { clsx } from 'clsx';
import type { FeeList } from '../../../content/queries/product.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { WORDS } from '../texts.ts';

/** The first prices stay open on a phone, where the list of all of them is folded. */
export function KeyPrices({ fees }: { fees: FeeList }) {
  return (
    <ul
      aria-label={`${WORDS.prices} ${fees.category.toLowerCase()}`}
      className={clsx(layout.phoneOnly, layout.before6, text.fine)}
    >
      {fees.items.slice(0, 2).map(({ id, label, price, detail }) => (
        <li
          key={id}
          className={clsx(layout.between, layout.baseline, layout.gap4, layout.rule, layout.pad3)}
        >
          {label}
          <b className={clsx(text.bone, text.right, text.tabular)}>
            {price}
            {detail ? (
              <small className={clsx(text.least, text.regular, text.mute)}> {detail}</small>
            ) : null}
          </b>
        </li>
      ))}
    </ul>
  );
}
