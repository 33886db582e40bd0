import { useId } from 'react';
import type { Audience } from '../../../content/schemas/fees.ts';
import type { AudienceName } from '../../../content/schemas/fees-names.ts';
import { Station } from '../../../lines/station.tsx';
import { AUDIENCE_LABELS } from '../labels.ts';
import type { BillLine } from '../model/bill.ts';
import { PaperLine } from './paper-line.tsx';
import styles from './row.module.css';

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
  const names = Object.keys(audiences) as AudienceName[];
  return (
    <li className={styles.row} data-part="account">
      <Station span={3} className={styles.ring} />
      <label className={styles.label} htmlFor={id}>
        {line.label}
      </label>
      <span className={styles.select}>
        <select
          id={id}
          value={`${audience} ${category}`}
          onChange={({ target }) => {
            const [chosen, ...rest] = target.value.split(' ');
            onChoose(chosen as AudienceName, rest.join(' '));
          }}
        >
          {names.map((name) => (
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
