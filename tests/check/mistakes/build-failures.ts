import { inFees, inSite, legalText, type Mistake, swap } from './kinds.ts';

/**
 * Mistakes that would fail a build: missing data of drawings, and characters that cannot be
 * printed.
 */
export const BUILD_FAILURES: readonly Mistake[] = [
  {
    what: 'an industry removed that the eligibility check asks about',
    file: 'industries/crypto.yaml',
    edit: { remove: true },
    at: 'eligibility.yaml',
  },
  {
    what: 'a part of the product removed that industries use',
    file: 'product/bulk.yaml',
    edit: { remove: true },
    at: 'industries/it.yaml',
  },
  swap('pages/industries.yaml')(
    'a drawing whose figures are missing',
    '  settled:\n    paidIn: In\n    paidOut: Out\n    left: "Left at 11:40"\n  # One Saturday, hour by hour, in thousands of euro.\n',
    '',
  ),
  swap('industries/it.yaml')('an anchor twice', 'anchor: industriesIT', 'anchor: industriesCrypto'),
  swap('industries/payment.yaml')(
    'a node that a drawing adds up under another name',
    'id: acquirer',
    'id: card-acquirer',
  ),
  swap('pages/industries.yaml')('a budget of no node', 'node: budget-a', 'node: budget-z'),
  legalText('a horizontal rule in a legal text', '---'),
  legalText('code in a legal text', '```json\n{}\n```'),
  legalText('struck-through text in a legal text', 'A ~~fee~~.'),
  legalText('a heading of level 5 in a legal text', '##### Deep'),
  legalText('a letter that cannot be printed', 'The price is a цена.'),
  legalText(
    'a cell taller than a page',
    `| A | B |\n|---|---|\n| a | ${'A long cell. '.repeat(60)} |`,
  ),
  inFees('a letter that a price list cannot print', 'label: Opening', 'label: Открытие'),
  inSite('a name that cannot be drawn', 'name: Solvanto\n', 'name: Солванто\n'),
];
