import { expect, test } from 'vitest';
import { matchesIn } from './filter.ts';

const ANSWER = 'Until when must a payment be signed to leave today? SEPA: 15:30 CET. Cut-off';

test.each([
  ['all words in any order, from their beginnings', ANSWER, 'payment sign', true],
  ['all words in any order, from their beginnings', ANSWER, 'sign  payment', true],
  ['only what has all of them', ANSWER, 'payment card', false],
  ['not the inside of a word', ANSWER, 'ment', false],
  ['whatever the case and the punctuation', ANSWER, 'CUT OFF', true],
  ['whatever the case and the punctuation', ANSWER, 'cut-off 15:30', true],
  ['a compound without its hyphen', ANSWER, 'cutoff', true],
  ['whatever the accents', 'Café Übung', 'cafe ubung', true],
  ['no umlaut in another language than German', 'It does', 'dos', false],
  [
    'a word by its plural',
    'A business pays its tax at a branch',
    'businesses taxes branches',
    true,
  ],
  [
    'a word by its plural',
    'The address, the process, the loss',
    'addresses processes losses',
    true,
  ],
  ['a plural by its word', 'Fees, currencies and statuses', 'fee currency status', true],
  ['other forms of a word', 'Signed and charged', 'signing charges', true],
  ['a name with the apostrophe of the keyboard', 'Auditor’s confirmation', "auditor's", true],
  ['everything by an empty query', ANSWER, '', true],
  ['a text without a word by an empty query', '–', '', true],
  ['everything by a query without a word', ANSWER, ' ?! ', true],
])('finds %s: %j by %j', (_, text, query, found) => {
  expect(matchesIn([text], query)).toEqual({ matched: [found], similar: false });
});

const LINES = ['SWIFT sent', 'SEPA sent', 'Statement of 2027'];

test.each([
  ['a word that no text has, by the closest', 'swfit', [true, false, false], true],
  ['a word that no text has, by the closest', 'sent swfit', [true, false, false], true],
  ['a word that a text has, as it is', 'sent', [true, true, false], false],
  ['a number as it is', '2028', [false, false, false], false],
  ['nothing by a word that resembles none', 'zebra', [false, false, false], false],
])('of several texts finds %s: %j', (_, query, matched, similar) => {
  expect(matchesIn(LINES, query)).toEqual({ matched, similar });
});
