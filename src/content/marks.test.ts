import { expect, test } from 'vitest';
import { z } from 'zod';
import { day } from '#tariff/schema/exact.ts';
import { parseExact, splitSource } from './exact-yaml.ts';
import { fillFile, type Marks } from './marks.ts';

const schema = z.strictObject({ title: z.string(), opened: day });
const MARKS = { company: 'Acme & Sons: "one"', supportEmail: 'support@acme.example' };

const read = (text: string, name: string) => parseExact({ name, text }, schema, { marks: MARKS });
const bodyOf = (text: string, marks: Marks = MARKS) =>
  fillFile('post.mdx', splitSource({ name: 'post.mdx', text }).body, marks).trimStart();

const POST =
  '---\ntitle: News of {{company}}\nopened: 2026-09-01\n---\n\nWrite to {{supportEmail}}.\n';

test('marks are replaced in front matter, body and YAML, whatever their values contain', () => {
  const data = { title: 'News of Acme & Sons: "one"', opened: '2026-09-01' };
  expect(read(POST, 'post.mdx')).toEqual(data);
  expect(bodyOf(POST)).toBe('Write to support@acme.example.\n');
  const yaml = 'title: "News of {{ company }}"\nopened: 2026-09-01\n';
  expect(read(yaml, 'careers.yaml')).toEqual(data);
});

test('a value that ends with a full stop has no second one at the end of a sentence', () => {
  const text = POST.replace('{{supportEmail}}.', '{{legalName}}. {{company}}.');
  expect(bodyOf(text, { legalName: 'Acme S.A.', company: 'Acme' })).toBe(
    'Write to Acme S.A. Acme.\n',
  );
});

test('a mark of what site.yaml leaves out is refused with that reason', () => {
  expect(() => bodyOf(POST.replace('supportEmail', 'dutyPhone'))).toThrow(
    'post.mdx:6: mark {{dutyPhone}}: site.yaml has no value for it',
  );
});
