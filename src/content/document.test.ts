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

test.each([
  [
    'an unknown mark of a title',
    '{{company}}',
    '{{brand}}',
    'post.mdx:2: title is "News of {{brand}}": unknown mark {{brand}}: expected one of company, supportEmail',
  ],
  [
    'an unknown mark of the text',
    '{{supportEmail}}',
    '{{phone}}',
    'post.mdx:6: unknown mark {{phone}}',
  ],
  [
    'a mark of what site.yaml leaves out',
    '{{supportEmail}}',
    '{{dutyPhone}}',
    'post.mdx:6: mark {{dutyPhone}}: site.yaml has no value for it',
  ],
  [
    'a mark that is not closed',
    '{{supportEmail}}',
    '{{supportEmail}',
    'post.mdx:6: unknown mark {{supportEmail',
  ],
  [
    'a name that every object has',
    '{{company}}',
    '{{constructor}}',
    'unknown mark {{constructor}}',
  ],
  [
    'a key of another type',
    '2026-09-01',
    'soon',
    'post.mdx:3: opened is "soon": expected a calendar day',
  ],
  ['an unknown key', 'opened:', 'order: 1\nopened:', 'post.mdx:3: order is "1": unknown key'],
  ['front matter that is missing', '---\ntitle', 'title', 'post.mdx:1: expected front matter'],
])('%s is refused with file, line and reason', (_, from, to, refusal) => {
  expect(() => read(POST.replace(from, to))).toThrow(refusal);
});
