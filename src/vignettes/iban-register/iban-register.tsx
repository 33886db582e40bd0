import { clsx } from 'clsx';
import type { Demo } from '../../demo/schema.ts';
import { Lamp } from '../../lines/lamp.tsx';
import { stands } from '../../lines/stands.ts';
import { Station } from '../../lines/station.tsx';
import { formatAmount } from '../../tariff/money.ts';
import { RAILS } from '../../tariff/rails.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/text/text.module.css';
import { useDemo } from '../demo.ts';
import styles from './iban-register.module.css';

const NAMES = ['SWIFT', 'SEPA', 'Instant'] as const;
const ROW = clsx(layout.relative, layout.between, layout.gap4, styles.row);

/** The day's last transfer with the operating account, seen from the other side. */
function lastMove({ movements }: Demo, name: string): string | null {
  const found = movements.findLast((movement) => movement.with === name);
  if (!found) return null;
  const { amount } = found;
  return amount.startsWith('-') ? `+${formatAmount(amount.slice(1))}` : formatAmount(`-${amount}`);
}

/** The rights of each IBAN, as rings on the three lines that pass behind it. */
export function IbanRegister({ className }: { className?: string | undefined }) {
  const demo = useDemo();
  const { accounts, operating, instant } = demo;
  return (
    <div
      className={clsx(text.small, text.tabular, styles.register, className)}
      data-drawing="iban-register"
      aria-hidden="true"
    >
      <div className={clsx(text.mute, layout.noPhone, layout.pad3, ROW)}>
        <span>Account</span>
        <span>Last booked, EUR</span>
        <svg
          className={clsx(text.bone, layout.absolute, styles.tags)}
          height="24"
          aria-hidden="true"
        >
          {NAMES.map((name, index) => (
            <text
              key={name}
              x={`${(index + 0.5) * (100 / 3)}%`}
              y="16"
              textAnchor="middle"
              fill="currentColor"
              stroke="var(--page)"
              strokeWidth="12"
              paintOrder="stroke"
            >
              {name}
            </text>
          ))}
        </svg>
      </div>
      {accounts.map(({ name, iban, currencies, rails }) => {
        const live = iban === operating.iban;
        return (
          <div key={iban} className={clsx(layout.rule, layout.pad5, ROW)}>
            {rails.map((line) => (
              <Station
                key={line}
                rail={RAILS.indexOf(line)}
                state={live && line === 'instant' ? 'now' : 'ring'}
                className={layout.noPhone}
              />
            ))}
            {stands(rails).map(({ first, span }) => (
              <Station key={first} rail={first} span={span} className={layout.phoneOnly} />
            ))}
            <span>
              <span className={text.name}>{name}</span>{' '}
              <span className={clsx(text.mute, layout.noPhone)}>{currencies.join(', ')}</span>
              <code className={clsx(text.mute, text.nowrap, layout.block, styles.iban)}>
                {iban}
              </code>
            </span>
            <span className={text.right}>
              <span className={text.name}>
                {live ? `+${formatAmount(instant.amount)}` : lastMove(demo, name)}
              </span>
              <span className={clsx(text.mute, layout.block)}>
                {live ? (
                  <>
                    <Lamp /> receiving
                  </>
                ) : (
                  'internal'
                )}
              </span>
            </span>
          </div>
        );
      })}
      <div className={clsx(text.bone, layout.rule, layout.baseline, layout.pad5, ROW)}>
        <span>{operating.name}, balance after its last booking</span>
        <span className={text.entry}>{formatAmount(operating.balance)}</span>
      </div>
    </div>
  );
}
