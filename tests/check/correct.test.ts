import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CONTENT_DIR } from '#content/files.ts';
import { messagesWith } from './messages-with.ts';

/** Valid edits, each of which the check accepts. */

const read = (file: string) => readFileSync(join(CONTENT_DIR, file), 'utf8');
const swapped = (file: string, from: string | RegExp, to: string) => {
  const text = read(file);
  const after = text.replace(from, to);
  if (after === text) throw new Error(`${file}: the edit changes nothing`);
  return { [file]: after };
};

/** The smallest possible PNG, one pixel. */
const PIXEL = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);

const POST = `---
title: A post with a picture
description: A sentence that makes sense where somebody searches for it.
date: 2026-11-20
topic: accounts
author: Product team
rails: []
stops:
  - { label: One, at: "Day 0" }
  - { label: Two, at: "Day 1" }
  - { label: Three, at: "Day 2" }
related: [how-to-use-multisig-feature]
---

The [limits](/docs/limits) hold, and the form shows them.

![The form with its three fields](/pictures/form.png)

## A section

It costs <Fee line="sepa-out" category="low" /> and you may send <Limit id="bulk-rows" />.
`;

const withoutRedirects = (text: string) => text.slice(0, text.indexOf('\n- {'));

const oldLegal = read('legal/cookie-policy.md').replace(
  /^language: en$/m,
  'language: en\nchanged:\n  - "1: a sentence is clearer."',
);

const EDITS: Readonly<Record<string, Readonly<Record<string, string | Uint8Array | null>>>> = {
  'a post with a picture': { 'blog/a-post-with-a-picture.mdx': POST, 'pictures/form.png': PIXEL },
  'a draft without links to it': {
    'blog/a-draft.mdx': POST.replace('topic:', 'draft: true\ntopic:').replace(/^!.*$/m, ''),
  },
  'a post of a day to come': {
    'blog/later.mdx': POST.replace('date: 2026-11-20', 'date: 2027-03-01').replace(/^!.*$/m, ''),
  },
  'a redirect less': { 'redirects.yaml': `${withoutRedirects(read('redirects.yaml'))}\n[]\n` },
  'columns without exchange': swapped('pages/fee.yaml', /^ {2}exchange: .*\n/m, ''),
  'a row of the calculator for a price that is only announced': swapped(
    'pages/fee.yaml',
    /^ {2}fields:\n/m,
    '$&    - { id: sftp, label: SFTP, part: account, takes: number, lines: { companies: sftp-channel } }\n',
  ),
  'the accounts of a payment institution, without electronic money': swapped(
    'accounts.yaml',
    /^ +(?:outstanding|services): .*\n/gm,
    '',
  ),
  'the day of the example company with punctuation': swapped(
    'demo.yaml',
    'day: Tue 10 Nov',
    'day: Tue., 10. Nov.',
  ),
  'the confirmation of a file with the name of a word': swapped(
    'claims.yaml',
    /^confirmed:.*$/m,
    'confirmed:\n  - { path: rails.yaml, by: "Compliance", on: 2026-11-20 }',
  ),
  'no file of redirects': { 'redirects.yaml': null },
  'a position less': { 'careers/payments-engineer.mdx': null },
  'a group of questions more': {
    ...swapped('faq-groups.yaml', /$/, '\n- id: cards\n  title: Cards\n  order: 90\n'),
    'faq/cards/any-cards.mdx': '---\nquestion: Do you issue cards?\norder: 10\n---\n\nNot yet.\n',
  },
  'a menu entry more': swapped(
    'navigation.yaml',
    '      - { label: FAQ, url: /faq }',
    '      - { label: FAQ, url: /faq }\n      - { label: Limits, url: /docs/limits }',
  ),
  'a legal text in a new version': {
    ...swapped('legal/cookie-policy.md', 'version: "2.1"', 'version: "2.2"'),
    'legal-archive/cookie-policy/2-1.md': oldLegal.replace(
      /^effective: .*$/m,
      'effective: 2026-11-20',
    ),
  },
  'a partner more': {
    ...swapped(
      'pages/home.yaml',
      /(partners:[\s\S]*?marks:\n)/,
      '$1    - { file: new-partner, width: 100 }\n',
    ),
    'public/partners/new-partner.svg': read('public/partners/kvant.svg'),
  },
};

test.each(Object.entries(EDITS))('%s is accepted by the check', async (_, files) => {
  expect(await messagesWith(files)).toEqual([]);
});
