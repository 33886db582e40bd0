import type { AudienceName } from './names.ts';
import type { Rail } from './rails.ts';

/** What a row of the bill, and a part of the drawn bar, is for: a rail, or one of these. */
export const OFF_RAILS = ['account', 'exchange'] as const;

export type BillPart = Rail | (typeof OFF_RAILS)[number];

/** What a field asks for: a number of things, payments with an average amount, or one volume. */
export const FIELD_TAKES = ['number', 'payments', 'volume'] as const;

/** The tariff's line for each audience that has it. */
export type LineIds = Readonly<Partial<Record<AudienceName, string | undefined>>>;

/** A row of the calculator. */
export interface BillField {
  /** Its name in the address. */
  readonly id: string;
  readonly label: string;
  readonly part: BillPart;
  readonly takes: (typeof FIELD_TAKES)[number];
  readonly lines: LineIds;
  /** The largest number or average that it takes, as data; far above any month without one. */
  readonly most?: string | undefined;
}

/** How a month is counted: the account's own line, and the rows in the order of page and bill. */
export interface BillPlan {
  readonly account: LineIds;
  readonly fields: readonly BillField[];
}

/** The fields that this audience's tariff has a line for. */
export function fieldsFor({ fields }: BillPlan, audience: AudienceName): BillField[] {
  return fields.filter(({ lines }) => lines[audience] !== undefined);
}

/** What a field asks for, by its parameters in the address: `sepaOut` and `sepaOutEach`. */
export function partsOf({ id, takes }: BillField) {
  const number = { part: 'number', key: id } as const;
  if (takes === 'number') return [number];
  const average = { part: 'average', key: takes === 'volume' ? id : `${id}Each` } as const;
  return takes === 'volume' ? [average] : [number, average];
}
