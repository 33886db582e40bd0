import { expect, test } from 'vitest';
import { newVisitor } from '../search/built-index.ts';

/**
 * Queries with other word forms than the texts, with and without accents, and the address of the
 * answer.
 */
test.each([
  ['bordereau préparé', '/docs/ouvrir'],
  ['comment fermons-nous les comptes', '/faq#'],
  ['protegeant le fonds du client', '/docs/fonds-proteges'],
  ['signalement d’une violation', '/whistleblower'],
  ['adresser mes réclamations', '/faq#'],
])('%s', async (question, address) => {
  const { search } = newVisitor();
  const { hits } = await search.find(question);
  const places = await search.texts(hits.slice(0, 3));
  const found = places.map(({ href }) => href);
  expect(
    found.some((href) => href.startsWith(address)),
    found.join(', '),
  ).toBe(true);
});
