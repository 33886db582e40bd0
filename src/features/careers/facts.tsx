import type { PositionEntry } from '../../content/queries/careers.ts';
import { dayText } from '../../tariff/day.ts';
import { Spread, Text } from '../../ui/layout/box.tsx';
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
    <Text.dl size="fine" rule="start" before={6}>
      {facts.map(([label, value]) => (
        <Spread key={label} gap={5} pad={3} rule="end">
          <Text.dt tone="mute" flex="fixed">
            {label}
          </Text.dt>
          <Text.dd tone="bone" right tabular>
            {value}
          </Text.dd>
        </Spread>
      ))}
    </Text.dl>
  );
}
