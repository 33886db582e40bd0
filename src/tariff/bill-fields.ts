import type { AudienceName } from './names.ts';
import type { Rail } from './rails.ts';

/** The parts of a bill that belong to no rail. */
export const OFF_RAILS = ['account', 'exchange'] as const;

export type BillPart = Rail | (typeof OFF_RAILS)[number];

/** What a field takes: a quantity, payments with an average amount, or a volume. */
export const FIELD_TAKES = ['number', 'payments', 'volume'] as const;

/** The id of the tariff line for each audience that has one. */
export type LineIds = Readonly<Partial<Record<AudienceName, string | undefined>>>;

/** A row of the calculator. */
export interface BillField {
  /** The field's parameter in the URL. */
  readonly id: string;
  readonly label: string;
  readonly part: BillPart;
  readonly takes: (typeof FIELD_TAKES)[number];
  readonly lines: LineIds;
  /**
   * The largest number or average accepted, as data; without it, `LARGEST` of `bill.ts` applies.
   */
  readonly most?: string | undefined;
}

/** How a month is priced: the account's own line, and the fields in the order of page and bill. */
export interface BillPlan {
  readonly account: LineIds;
  readonly fields: readonly BillField[];
}

/** The fields for which this audience's tariff has a line. */
export function fieldsFor({ fields }: BillPlan, audience: AudienceName): BillField[] {
  return fields.filter(({ lines }) => lines[audience] !== undefined);
}

/** The inputs of a field with their URL parameters: `sepaOut` and `sepaOutEach`. */
export function partsOf({ id, takes }: BillField) {
  const number = { part: 'number', key: id } as const;
  if (takes === 'number') return [number];
  const average = { part: 'average', key: takes === 'volume' ? id : `${id}Each` } as const;
  return takes === 'volume' ? [average] : [number, average];
}
