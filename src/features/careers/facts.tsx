import { clsx } from 'clsx';
import type { PositionEntry } from '../../content/queries/careers.ts';
import { dayText } from '../../tariff/day.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/text/text.module.css';
import { type Places, payText, placesText } from './board.ts';

interface FactsProps {
  data: PositionEntry['data'];
  places: Places;
  /** Left out where the pay scale stands beside. */
  pay?: boolean;
}

/** The facts of a seat as a readout. */
export function Facts({ data, places, pay = true }: FactsProps) {
  const facts = [
    ['Team', data.team],
    ['Place', placesText(data.places, places)],
    ...(pay ? [['Pay', `${payText(data)} a year`] as const] : []),
    ['Hours', data.type],
    ['Reports to', data.reportsTo],
    ['Open since', dayText(data.opened)],
  ] as const;
  return (
    <dl className={clsx(text.fine, layout.rule, layout.before6)}>
      {facts.map(([label, value]) => (
        <div key={label} className={clsx(layout.between, layout.gap5, layout.pad3, layout.ruleEnd)}>
          <dt className={clsx(text.mute, layout.fixed)}>{label}</dt>
          <dd className={clsx(text.bone, text.right, text.tabular)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
