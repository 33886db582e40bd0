import { expect, test } from 'vitest';
import { z } from 'zod';
import { linesWithGroups } from '#tariff/lines.ts';
import { parseExact } from '../exact-yaml.ts';
import { feeList } from '../queries/fee-list-query.ts';
import { tariffInForce } from '../tariffs.ts';
import { category, feeLine, feeLineOf, limitId } from './references-schema.ts';

const { companies, version } = tariffInForce();
const line = linesWithGroups(companies)[0]?.line.id ?? '';

test.each([
  ['category', category, /unknown category: expected one of \w+/],
  ['limit', limitId, /unknown limit: expected one of \w+/],
  ['fee', feeLine, /unknown line: the tariff \S+ has no such line/],
])('an unknown %s is refused with file, line and key', (key, schema, reason) => {
  const source = { name: 'content/a.yaml', text: `# a file\n${key}: no-such-name\n` };
  const read = () => parseExact(source, z.strictObject({ [key]: schema }));
  expect(read).toThrow(`content/a.yaml:2: ${key} is "no-such-name": `);
  expect(read).toThrow(reason);
});

test('a line belongs to its audience', () => {
  expect(feeLineOf('companies').safeParse(line).success).toBe(true);
  expect(feeLineOf('individuals').safeParse(line).error?.issues[0]?.message).toContain(
    'no such line for individuals',
  );
});

test('an unknown category is not replaced by another', () => {
  expect(() => feeList([line], 'no-such-name')).toThrow(
    `no category no-such-name in the tariff ${version}`,
  );
});
