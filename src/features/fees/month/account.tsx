import { clsx } from 'clsx';
import { useId } from 'react';
import { Station } from '../../../lines/station.tsx';
import { AUDIENCE_LABELS } from '../../../tariff/audience-labels.ts';
import type { BillLine } from '../../../tariff/bill.ts';
import { AUDIENCES, type AudienceName } from '../../../tariff/names.ts';
import type { Audience } from '../../../tariff/schema/tariff.ts';
import columns from '../../../ui/layout/columns.module.css';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import styles from './month.module.css';
import { PaperLine } from './paper-line.tsx';

interface AccountProps {
  line: BillLine;
  audience: AudienceName;
  category: string;
  audiences: Readonly<Record<AudienceName, Audience>>;
  onChoose: (audience: AudienceName, category: string) => void;
}

/** The bill's first row: whose account it is decides every price below. */
export function Account({ line, audience, category, audiences, onChoose }: AccountProps) {
  const id = useId();
  return (
    <li
      className={clsx(styles.row, styles.across, layout.subgrid, layout.relative)}
      data-part="account"
    >
      <Station rail={0} span={3} />
      <label className={clsx(styles.label, text.name, text.regular, layout.atMiddle)} htmlFor={id}>
        {line.label}
      </label>
      <span className={clsx(columns.from2, columns.to4, layout.atMiddle)}>
        <select
          className={clsx(styles.input, layout.full)}
          id={id}
          value={`${audience} ${category}`}
          onChange={({ target }) => {
            const [chosen, ...rest] = target.value.split(' ');
            onChoose(chosen as AudienceName, rest.join(' '));
          }}
        >
          {AUDIENCES.map((name) => (
            <optgroup key={name} label={AUDIENCE_LABELS[name]}>
              {audiences[name].categories.map((one) => (
                <option key={one.id} value={`${name} ${one.id}`}>
                  {one.label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </span>
      <PaperLine line={line} />
    </li>
  );
}
