import type { ReactNode } from 'react';
import { PhoneDisclosure } from '#blocks/parts/phone-disclosure.tsx';
import type { Industry } from '#content/queries/industries-query.ts';
import { t } from '#words/words.ts';
import { Budgets, ClientMoney, Held, Settled } from './drawings/accounts.tsx';
import type { IndustryDrawingProps } from './drawings/example.ts';
import { Month } from './drawings/month.tsx';
import { Night } from './drawings/night.tsx';
import { FlowMap } from './flow/flow-map.tsx';
import { labelWithCount } from './sums.ts';

/** The most payments in a flow that is not folded on a phone. */
const LONG = 5;

function Flow({ industry }: IndustryDrawingProps) {
  const { payments } = industry.flow;
  const scale = industry.wide ? { row: 72, gap: 70 } : { row: 66, gap: 72 };
  const map = <FlowMap industry={industry} scale={scale} />;
  return payments.length > LONG ? (
    <PhoneDisclosure summary={labelWithCount(t('industries.flow'), payments)}>
      {map}
    </PhoneDisclosure>
  ) : (
    map
  );
}

/** The drawing of an industry's money, by its name in content. */
export const DRAWINGS: Readonly<
  Record<Industry['drawing'], (given: IndustryDrawingProps) => ReactNode>
> = {
  flow: Flow,
  night: Night,
  month: Month,
  'client-money': ClientMoney,
  settled: Settled,
  budgets: Budgets,
  held: Held,
};
