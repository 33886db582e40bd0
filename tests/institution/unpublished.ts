import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { INSTITUTION } from '#scripts/institution.ts';

/** The day on which the post with a future date becomes public. */
export const FUTURE_DAY = '2027-02-01';

/** A word that only the draft has, and one that only the post with a future date has. */
export const WORDS = { draft: 'Quillwort', ahead: 'Sundew' } as const;

/** A post of the second institution as its authors would write it. */
export const post = (title: string, date: string, more = '', body = ''): string => `---
title: "${title}"
description: "What the note that is called ${title} says, in one sentence of its own."
date: ${date}
topic: wood-and-wages
author: Ledger desk
rails: [now]
stops:
  - { label: Asked, at: 0.0 s }
  - { label: Read, at: 0.8 s }
  - { label: "There", at: 2.1 s }
related: []
${more}---

${title} is what this note is about.

## The rest of it

Everything else about it follows here.
${body}`;

/**
 * Copies the second institution's content to `copy` and adds a draft with a picture and a post with
 * a future date.
 */
export function writeUnpublished(copy: string): void {
  cpSync(INSTITUTION.CONTENT_DIR, copy, { recursive: true });
  mkdirSync(join(copy, 'pictures'), { recursive: true });
  const picture = join(copy, 'pictures/quillwort.png');
  copyFileSync(join(INSTITUTION.CONTENT_DIR, 'public/icon-192.png'), picture);
  const shown = '\n![A leaf of quillwort](/pictures/quillwort.png)\n';
  const draft = post('Quillwort in the yard', '2026-12-30', 'draft: true\n', shown);
  writeFileSync(join(copy, 'blog/in-the-yard.mdx'), draft);
  writeFileSync(join(copy, 'blog/in-the-bog.mdx'), post('Sundew in the bog', FUTURE_DAY));
}

/** Changes a file of the copy. */
export function edit(copy: string, file: string, change: (text: string) => string): void {
  const path = join(copy, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}
