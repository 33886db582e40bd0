/** The parts of the drawn bar, in the order they are drawn. */
export const BILL_PARTS = ['account', 'swift', 'exchange', 'sepa', 'instant'] as const;

export type BillPart = (typeof BILL_PARTS)[number];

export type FieldId =
  | 'ibans'
  | 'swiftIn'
  | 'swiftSha'
  | 'swiftOur'
  | 'exchange'
  | 'sepaIn'
  | 'sepaOut'
  | 'instantIn'
  | 'instantOut';

/** A row of the calculator. */
export interface BillField {
  readonly id: FieldId;
  readonly label: string;
  /** The companies' line; individuals' carries the prefix `ind-`. */
  readonly line: string;
  readonly part: BillPart;
  /** A number of things, payments with an average amount, or one volume. */
  readonly takes: 'number' | 'payments' | 'volume';
  readonly maxNumber: number;
  readonly maxAverage: string;
}

/** Far above any month seen, and small enough that a slip of the finger is told. */
const LARGEST = { maxNumber: 1_000_000, maxAverage: '1000000000.00' } as const;

const payments = (id: FieldId, label: string, line: string, part: BillPart): BillField => ({
  id,
  label,
  line,
  part,
  takes: 'payments',
  ...LARGEST,
});

/** The calculator's rows, in the order of the page and of the bill. */
export const BILL_FIELDS: readonly BillField[] = [
  {
    id: 'ibans',
    label: 'Dedicated IBANs',
    line: 'additional-iban',
    part: 'account',
    takes: 'number',
    ...LARGEST,
  },
  payments('swiftIn', 'SWIFT received', 'swift-in', 'swift'),
  payments('swiftSha', 'SWIFT sent, shared', 'swift-out-sha', 'swift'),
  payments('swiftOur', 'SWIFT sent, all ours', 'swift-out-our', 'swift'),
  {
    id: 'exchange',
    label: 'Currency exchanged',
    line: 'fx-margin',
    part: 'exchange',
    takes: 'volume',
    ...LARGEST,
  },
  payments('sepaIn', 'SEPA received', 'sepa-in', 'sepa'),
  payments('sepaOut', 'SEPA sent', 'sepa-out', 'sepa'),
  payments('instantIn', 'Instant received', 'instant-in', 'instant'),
  payments('instantOut', 'Instant sent', 'instant-out', 'instant'),
];
