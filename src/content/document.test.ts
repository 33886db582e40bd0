import { expect, test } from 'vitest';
import { z } from 'zod';
import { day } from '#tariff/schema/exact.ts';
import { parseDocument } from './document.ts';

const schema = z.strictObject({ title: z.string(), opened: day });
const MARKS = { company: 'Acme & Sons: "one"', supportEmail: 'support@acme.example' };

const read = (text: string, name = 'content/blog/post.mdx') =>
  parseDocument({ name, text }, schema, MARKS);

const POST =
  '---\ntitle: News of {{company}}\nopened: 2026-09-01\n---\n\nWrite to {{supportEmail}}.\n';

test('marks are replaced in front matter, body and YAML, whatever their values contain', () => {
  const data = { title: 'News of Acme & Sons: "one"', opened: '2026-09-01' };
  expect(read(POST)).toEqual({ data, body: 'Write to support@acme.example.\n' });
  const yaml = 'title: "News of {{ company }}"\nopened: 2026-09-01\n';
  expect(read(yaml, 'content/careers.yaml')).toEqual({ data, body: '' });
});

test('a value that ends with a full stop has no second one at the end of a sentence', () => {
  const text = POST.replace('{{supportEmail}}.', '{{legalName}}. {{company}}.');
  const marks = { legalName: 'Acme S.A.', company: 'Acme' };
  expect(parseDocument({ name: 'post.mdx', text }, schema, marks).body).toBe(
    'Write to Acme S.A. Acme.\n',
  );
});

test('a mark of what site.yaml leaves out is refused with that reason', () => {
  expect(() => read(POST.replace('supportEmail', 'dutyPhone'))).toThrow(
    'post.mdx:6: mark {{dutyPhone}}: site.yaml has no value for it',
  );
});
