import { LEGAL, type Mistake, POST, write } from './kinds.ts';

const GOOD_POST = `---
title: A post that is right
description: A sentence that makes sense where somebody searches.
date: 2026-11-02
topic: accounts
author: Product team
rails: []
stops:
  - { label: One, at: "Day 0" }
  - { label: Two, at: "Day 1" }
  - { label: Three, at: "Day 2" }
---

A text.
`;

/** Mistakes in file names and folders. */
export const FILES: readonly Mistake[] = [
  write('.md in the place of .mdx', 'blog/a-new-post.md', GOOD_POST),
  write('an ending in capitals', 'blog/another-new-post.MDX', GOOD_POST),
  write('an ending twice', 'blog/a-new-post.mdx.txt', GOOD_POST),
  write('.yml in the place of .yaml', 'product/new-part.yml', 'label: New\n'),
  write('capitals in a name', 'blog/Another-Post.mdx', GOOD_POST),
  write('a space in a name', 'blog/a new post.mdx', GOOD_POST),
  write('a dot in a name', 'blog/a.new.post.mdx', GOOD_POST),
  write('an underscore in a name', 'blog/a_new_post.mdx', GOOD_POST),
  write('a catalogue for a region', 'words/pt-PT.yaml', 'shell: {}\n'),
  write('an accent in a name', 'blog/naïve-post.mdx', GOOD_POST),
  write('a name in another case beside it', 'blog/How-to-use-multi-login-feature.mdx', GOOD_POST),
  write(
    'a folder’s page beside the document',
    'docs/glossary/index.mdx',
    '---\ntitle: Words\n---\n',
  ),
  write('too deep', 'docs/a/b/c/d.mdx', '---\ntitle: Words\n---\n'),
  write(
    'an answer without a group',
    'faq/new-answer.mdx',
    '---\nquestion: Why not at all?\norder: 10\n---\n\nText.\n',
  ),
  write(
    'an answer in an unknown group',
    'faq/opning/new-answer.mdx',
    '---\nquestion: Why not at all?\norder: 10\n---\n\nText.\n',
  ),
  write('an unknown folder', 'blgo/a-new-post.mdx', GOOD_POST),
  write('an unknown page', 'pages/abuot.yaml', 'title: x\n'),
  write('a Word document', 'blog/from-word.docx', 'x'),
  write('a file left by a file manager', 'blog/.DS_Store', 'x'),
  write(
    'a folder without a page of its own',
    'docs/new-chapter/one.mdx',
    GOOD_POST.replace(
      /date:[\s\S]*?---/,
      'updated: 2026-11-02\nreviewed: 2026-11-02\nowner: Product team\norder: 10\n---',
    ),
  ),
  {
    what: 'a linked post removed',
    file: POST,
    edit: { remove: true },
    at: 'blog/how-to-use-multisig-feature.mdx',
  },
  {
    what: 'a shown list removed',
    file: 'incidents.yaml',
    edit: { remove: true },
    at: 'docs/status.mdx',
  },
  { what: 'a legal document removed', file: LEGAL, edit: { remove: true }, at: 'navigation.yaml' },
];
