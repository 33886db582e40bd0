import { clsx } from 'clsx';
import { useId } from 'react';
import { Station } from '../../../lines/station.tsx';
import type { BillLine } from '../../../tariff/bill.ts';
import { AUDIENCE_LABELS, AUDIENCES, type AudienceName } from '../../../tariff/names.ts';
import type { Audience } from '../../../tariff/schema/shape.ts';
import { Box, Subgrid } from '../../../ui/layout/box.tsx';
import { lookOf } from '../../../ui/layout/look.ts';
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
    <Subgrid.li place="relative" className={clsx(styles.row, styles.across)} data-part="account">
      <Station rail={0} span={3} />
      <label
        className={clsx(styles.label, lookOf({ size: 'name', weight: 'regular', self: 'middle' }))}
        htmlFor={id}
      >
        {line.label}
      </label>
      <Box.span self="middle" at={[2, 4]}>
        <select
          className={clsx(styles.input, lookOf({ measure: 'full' }))}
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
      </Box.span>
      <PaperLine line={line} />
    </Subgrid.li>
  );
}
