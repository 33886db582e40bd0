/**
 * The figures of the demo company, one Monday in November. Every drawing of the product takes its
 * figures from here; `demo.test.ts` reconciles them: check digits, sums, balances and the order of
 * the times. Amounts are texts with two decimals; `formatAmount` writes them for readers.
 */

/** A dedicated IBAN of the demo company. */
export interface DemoAccount {
  readonly name: string;
  readonly iban: string;
  readonly currencies: readonly string[];
}

export const OPERATING = {
  name: 'Operating account',
  iban: 'LT40 3990 0010 4627 1085',
  currencies: ['EUR'],
  balance: '1284906.40',
} as const satisfies DemoAccount & { balance: string };

export const SETTLEMENTS = {
  name: 'Client settlements',
  iban: 'LT18 3990 0010 4627 1093',
  currencies: ['EUR', 'GBP', 'USD'],
} as const satisfies DemoAccount;

export const PAYROLL = {
  name: 'Payroll',
  iban: 'LT49 3990 0010 4627 1117',
  currencies: ['EUR'],
} as const satisfies DemoAccount;

/** In the order in which they were opened. */
export const ACCOUNTS = [OPERATING, SETTLEMENTS, PAYROLL] as const;

/** The people of the demo company, by what their seats let them do. */
export const PEOPLE = {
  finance: { name: 'Mari Ilves', short: 'M. Ilves', login: 'm.ilves', role: 'Financial director' },
  director: { name: 'Ren Sato', short: 'R. Sato', login: 'r.sato', role: 'Director' },
  second: { name: 'Daniel Okafor', short: 'D. Okafor', login: 'd.okafor', role: 'Director' },
  payroll: { name: 'Ines Duarte', short: 'I. Duarte', login: 'i.duarte', role: 'Payroll' },
  accountant: {
    name: 'Outside accountant',
    short: 'Accountant',
    login: 'accountant',
    role: 'Analyst',
  },
} as const;

/** The payment that arrives on the Instant line; the clock is in seconds from the payer's stamp. */
export const INSTANT_IN = {
  payer: 'Aldine Freight GmbH',
  iban: 'DE48 9999 0000 0123 4567 89',
  amount: '48200.00',
  currency: 'EUR',
  receivedAt: '14:02:11',
  elapsedMs: 3412,
  /** As it is written: `3.4 s`. */
  elapsed: '3.4',
  limitSeconds: 10,
  /** The steps inside the ten seconds, each with its end. */
  steps: [
    { label: 'Checked', at: '1.2' },
    { label: 'Reserved', at: '1.9' },
    { label: 'Cleared', at: '3.0' },
    { label: 'Credited', at: '3.4' },
  ],
} as const;

/** The payment that leaves on the SWIFT line. */
export const SWIFT_OUT = {
  payee: 'Kestrel Semiconductor',
  amount: '212000.00',
  currency: 'USD',
  charges: 'SHA',
  uetr: '7b1c2d9e-41f0-4c8a-9d36-0f5ae2b71c44',
  preparedAt: '13:51',
  /** Its value in euro at the rate of the first signature: what limits and rules count. */
  rate: '1.0920',
  eurValue: '194139.19',
  rule: { needed: 2, of: 3 },
  signatures: [
    { who: PEOPLE.finance, at: '13:58' },
    { who: PEOPLE.director, at: '14:01' },
    { who: PEOPLE.second, at: null },
  ],
  stops: [
    { day: 'Mon', at: '14:02', place: 'Released, Vilnius', passedOn: '212000.00' },
    { day: 'Mon', at: '14:31', place: 'Correspondent, Frankfurt', passedOn: '212000.00' },
    { day: 'Mon', at: '19:08', place: 'Correspondent, New York', passedOn: '211988.00' },
    { day: 'Tue', at: '09:05', place: 'Kestrel Semiconductor credited', passedOn: '211988.00' },
  ],
  kept: '12.00',
} as const;

/** The payroll file: what the spreadsheet held, row by row. `fault` rows are set aside. */
export const PAYROLL_FILE = {
  name: 'payroll-november.csv',
  from: PAYROLL,
  rows: [
    { payee: 'Aino Laine', iban: 'EE76 9900 2210 2014 0047', amount: '4210.00', fault: null },
    { payee: 'Tomas Petrauskas', iban: 'LT08 9999 9000 2207 0012', amount: '3875.50', fault: null },
    {
      payee: 'Giulia Ferri',
      iban: 'IT18 X999 9999 9900 0001 2345 678',
      amount: '5120.00',
      fault: null,
    },
    {
      payee: 'Jan de Wit',
      iban: 'NL56 XXXX 0417 1643 O0',
      amount: '2960.00',
      fault: 'Letter O in the IBAN',
    },
    {
      payee: 'Marta Nowak',
      iban: 'PL29 9990 1014 0000 0712 1981 2874',
      amount: '3340.00',
      fault: null,
    },
    { payee: 'Rui Costa', iban: 'PT98 9999 0000 0201 2312 3456 7', amount: '4415.00', fault: null },
  ],
  total: '20960.50',
  valid: 5,
  preparedAt: '13:46',
  signatures: [
    { who: PEOPLE.finance, at: '13:57' },
    { who: PEOPLE.director, at: '14:00' },
    { who: PEOPLE.second, at: null },
  ],
  releasedAt: '14:00:48',
  creditedAt: '14:00:52',
} as const;

/** What each seat has used of its limit for the day, in euro; `null` where it cannot pay. */
export const SEATS = [
  { who: PEOPLE.finance, rights: 'Prepares and signs', used: '215099.69', limit: '300000.00' },
  { who: PEOPLE.director, rights: 'Signs', used: '215099.69', limit: '500000.00' },
  { who: PEOPLE.payroll, rights: 'Prepares', used: '20960.50', limit: '25000.00' },
  { who: PEOPLE.accountant, rights: 'Sees and exports', used: null, limit: null },
] as const;

/** The operating account's day, oldest first: opening balance and movements give its balance. */
export const STATEMENT = {
  opening: '1254591.00',
  movements: [
    { at: '08:31', with: SETTLEMENTS.name, line: 'internal', amount: '3115.40' },
    { at: '13:40', with: PAYROLL.name, line: 'internal', amount: '-21000.00' },
    { at: '14:02', with: INSTANT_IN.payer, line: 'instant', amount: '48200.00' },
  ],
  closing: OPERATING.balance,
} as const;

/**
 * One payment through the API, the same as in the guides: the request, the answer, and two webhooks
 * on the same clock.
 */
export const API_PAYMENT = {
  id: 'pay_6Qm2xT9',
  idempotencyKey: '5f0c9a52-8d1e-4b7a-9a53-2c1f6e7b0d48',
  from: OPERATING.iban,
  to: { name: INSTANT_IN.payer, iban: INSTANT_IN.iban },
  amount: '48200.00',
  currency: 'EUR',
  line: 'sepa_instant',
  payeeCheck: 'match',
  answeredMs: 84,
  signedAfterMs: 41_000,
  creditedAfterMs: 44_412,
  elapsedMs: 3412,
  signedBy: [PEOPLE.finance.login, PEOPLE.director.login],
  needed: 2,
} as const;

/** One euro payment signed after the cut-off on the Friday before, as each line would carry it. */
export const FRIDAY_PAYMENT = {
  amount: '48200.00',
  signed: { day: 'Fri', at: '16:10:00' },
  instant: { day: 'Fri', at: '16:10:03' },
  sepa: { day: 'Mon', at: '17:40' },
} as const;

/** The operating account's signature rule, by amount in euro; the last step has no end. */
export const RULE_STEPS = [
  { upTo: '1000.00', rule: 'One signature' },
  { upTo: '10000.00', rule: 'Two of three' },
  { upTo: '500000.00', rule: 'Two of three, one a director' },
  { upTo: null, rule: 'Both directors' },
] as const;

/** The month's supplier file, by the line that each row leaves on. */
export const SUPPLIERS_FILE = {
  name: 'suppliers-november.csv',
  rows: 1248,
  total: '3914620.15',
  lines: [
    { line: 'instant', label: 'SEPA Instant', rows: 1104, amount: '2388104.90' },
    { line: 'sepa', label: 'SEPA', rows: 131, amount: '1096215.25' },
    { line: 'swift', label: 'SWIFT', rows: 7, amount: '412900.00' },
  ],
  setAside: { label: 'Set aside', rows: 6, amount: '17400.00' },
} as const;
