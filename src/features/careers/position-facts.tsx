import type { Position } from '#content/queries/careers-query.ts';
import { dayText } from '#tariff/day.ts';
import { FactList } from '#ui/row-list/row-list.tsx';
import { t } from '#words/words.ts';
import { type Places, payText, placesText, typeText } from './positions.ts';

interface PositionFactsProps {
  data: Position;
  places: Places;
  /** False where the pay scale is shown beside. */
  pay?: boolean;
}

/** The facts of a position as a list. */
export function PositionFacts({ data, places, pay = true }: PositionFactsProps) {
  return (
    <FactList
      rule="start"
      before={6}
      row={{ flow: 'spread', gap: 5, pad: 3, rule: 'end' }}
      term={{ size: 'fine', flex: 'fixed' }}
      detail={{ size: 'fine', right: true, tabular: true }}
      facts={[
        { name: t('careers.team'), value: data.team },
        { name: t('careers.place'), value: placesText(data.places, places) },
        ...(pay
          ? [{ name: t('careers.pay'), value: t('careers.payAYear', { pay: payText(data) }) }]
          : []),
        { name: t('careers.hours'), value: typeText(data.type) },
        { name: t('careers.reportsTo'), value: data.reportsTo },
        { name: t('careers.openSince'), value: dayText(data.opened) },
        { name: t('careers.openUntil'), value: dayText(data.closes) },
      ]}
    />
  );
}
