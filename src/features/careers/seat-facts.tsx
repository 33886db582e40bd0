import type { Position } from '#content/queries/careers-query.ts';
import { dayText } from '#tariff/day.ts';
import { FactList } from '#ui/ledger/ledger.tsx';
import { type Places, payText, placesText } from './seats.ts';

interface SeatFactsProps {
  data: Position;
  places: Places;
  /** Left out where the pay scale stands beside. */
  pay?: boolean;
}

/** The facts of a seat as a readout. */
export function SeatFacts({ data, places, pay = true }: SeatFactsProps) {
  return (
    <FactList
      rule="start"
      before={6}
      row={{ flow: 'spread', gap: 5, pad: 3, rule: 'end' }}
      term={{ size: 'fine', flex: 'fixed' }}
      detail={{ size: 'fine', right: true, tabular: true }}
      facts={[
        { name: 'Team', value: data.team },
        { name: 'Place', value: placesText(data.places, places) },
        ...(pay ? [{ name: 'Pay', value: `${payText(data)} a year` }] : []),
        { name: 'Hours', value: data.type },
        { name: 'Reports to', value: data.reportsTo },
        { name: 'Open since', value: dayText(data.opened) },
        { name: 'Open until', value: dayText(data.closes) },
      ]}
    />
  );
}
