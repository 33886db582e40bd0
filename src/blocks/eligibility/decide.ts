import type { EligibilityAnswer, EligibilityContent } from '#content/queries/eligibility-query.ts';
import type { Verdict } from '#content/schemas/eligibility-schema.ts';

/** The chosen answer's id by question; a question without a known answer is open. */
export type Chosen = Readonly<Record<string, string | undefined>>;

export interface Decision {
  /**
   * The gravest answer once all are given; a `no` holds at once. Before that `soFar` if every answer
   * so far is `yes`, and `open` without an answer or after an `ask`.
   */
  readonly verdict: Verdict | 'open' | 'soFar';
  /**
   * The usual risk category, the highest of all answers; while a question is open, the range from
   * it to the highest still possible. Empty before the first answer, and when no account can be
   * opened.
   */
  readonly categories: readonly string[];
  readonly whys: readonly string[];
  readonly documents: readonly string[];
  /** The lines of the tariff to show. */
  readonly prices: readonly string[];
}

/** Whether a verdict needs no further answer. */
export const isFinal = (verdict: Decision['verdict']): boolean =>
  verdict !== 'open' && verdict !== 'soFar';

const GRAVITY = { yes: 0, ask: 1, no: 2 } as const satisfies Record<Verdict, number>;

type Rules = Pick<EligibilityContent, 'questions' | 'categories' | 'documents' | 'prices'>;

/** The first answer to a question with this id; undefined if there is none. */
export const answerTo = (
  { groups }: Rules['questions'][number],
  id: string | null | undefined,
): EligibilityAnswer | undefined =>
  groups.flatMap(({ answers }) => answers).find((answer) => answer.id === id);

/** Combines the answers: the gravest verdict and the highest category win. */
export function decide(rules: Rules, chosen: Chosen): Decision {
  const answers = rules.questions.flatMap(
    (question) => answerTo(question, chosen[question.id]) ?? [],
  );
  const worst = answers.reduce<Verdict>(
    (so, { verdict }) => (GRAVITY[verdict] > GRAVITY[so] ? verdict : so),
    'yes',
  );
  const whys = answers
    .filter(({ verdict }) => worst !== 'no' || verdict === 'no')
    .flatMap(({ why }) => why ?? []);
  if (worst === 'no') return { verdict: 'no', categories: [], whys, documents: [], prices: [] };
  const order = rules.categories.map(({ id }) => id);
  const highest = (of: readonly EligibilityAnswer[]) =>
    Math.max(0, ...of.map(({ category = '' }) => order.indexOf(category)));
  const open = rules.questions.filter(({ groups }) =>
    groups.every((group) => group.answers.every((answer) => !answers.includes(answer))),
  );
  const possible = open.flatMap(({ groups }) => groups.flatMap((group) => group.answers));
  const isOpen = open.length > 0;
  const soFar = worst === 'yes' && answers.length > 0 ? 'soFar' : 'open';
  return {
    verdict: isOpen ? soFar : worst,
    categories:
      answers.length > 0
        ? order.slice(highest(answers), highest([...answers, ...possible]) + 1)
        : [],
    whys,
    documents: [...rules.documents.every, ...answers.flatMap(({ asks = [] }) => asks)],
    prices: [...rules.prices, ...answers.flatMap(({ prices = [] }) => prices)],
  };
}
