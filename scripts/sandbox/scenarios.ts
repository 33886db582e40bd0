/** What follows a payment that was released, by the scenario of its payee's IBAN. */

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

export interface Step {
  /** Milliseconds after the release. */
  readonly after: number;
  readonly status?: 'credited' | 'refused' | 'returned';
  readonly reason?: string;
  /** A bank on the way reports. */
  readonly stop?: { readonly place: string; readonly status: string; readonly kept: number };
  /** Money comes from the payee, who asks for it back. */
  readonly incoming?: 'credit' | 'recall';
}

const REFUSALS: Readonly<Record<string, readonly [reason: string, after: number]>> = {
  account_closed: ['AC04', 1200],
  account_blocked: ['AC06', 1200],
  account_unknown: ['AC01', 1200],
  offline: ['AB08', 900],
  no_answer: ['AB05', 10 * SECOND],
  regulatory: ['RR04', 700],
};

const bank = (place: string, status: string, kept: number) => ({ place, status, kept });

/** The steps of a payment on a line. An IBAN without a scenario is credited. */
export function stepsOf(scenario: string | undefined, line: string): readonly Step[] {
  const [reason, after] = REFUSALS[scenario ?? ''] ?? [];
  if (reason && after) return [{ after, status: 'refused', reason }];
  if (line === 'swift') {
    const kept = scenario === 'swift_short' ? 12 : 0;
    return [
      { after: 29 * 60 * SECOND, stop: bank('Correspondent, Frankfurt', 'ACSP', 0) },
      { after: 5 * HOUR, stop: bank('Correspondent, New York', 'ACSP', kept) },
      { after: 19 * HOUR, stop: bank('Payee’s bank', 'ACCC', 0) },
      { after: 19 * HOUR, status: 'credited' },
    ];
  }
  const credited = scenario === 'credited_late' ? 9812 : line === 'sepa' ? 2 * HOUR : 3412;
  const steps: Step[] = [{ after: credited, status: 'credited' }];
  if (scenario === 'returned') steps.push({ after: DAY, status: 'returned', reason: 'AC04' });
  if (scenario === 'recalled') {
    steps.push({ after: credited, incoming: 'credit' });
    steps.push({ after: credited + HOUR, incoming: 'recall' });
  }
  return steps;
}

/** The answer of the name check for a payee. */
export function checkOf(scenario: string | undefined, line: string | undefined): object {
  if (line === 'swift') return { answer: 'not_possible', reason: 'not_offered' };
  if (scenario === 'close_match') return { answer: 'close_match', name: 'Aldine Freight GmbH' };
  if (scenario === 'no_match') return { answer: 'no_match' };
  if (scenario === 'not_possible') return { answer: 'not_possible', reason: 'no_answer' };
  return { answer: 'match' };
}
