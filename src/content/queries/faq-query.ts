import type { z } from 'zod';
import { inAlphabet } from '#words/formats.ts';
import { t } from '#words/words.ts';
import { ContentError, nameOf } from '../files.ts';
import type { Entry } from '../load.ts';
import { read, readFolder } from '../read.ts';
import type { faqGroupsSchema, faqSchema } from '../schemas/documents-schema.ts';
import { isShown } from '../visible.ts';

/** What groups are made of; the id is `{group}/{slug}`. */
type Question = Pick<z.output<typeof faqSchema>, 'question' | 'order'> &
  Pick<Entry<unknown>, 'id' | 'file'>;

/**
 * Questions by group, both in their order; empty groups are left out. Throws `ContentError` for a
 * question in an unknown group, and for a slug used twice, since it is an anchor.
 */
export function groupQuestions<Entry extends Question>(
  groups: z.output<typeof faqGroupsSchema>,
  entries: readonly Entry[],
) {
  const known = new Set(groups.map(({ id }) => id));
  const taken = new Map<string, string>(groups.map(({ id }) => [id, `group ${id}`]));
  const placed = entries.map((entry) => {
    const [group = '', slug = ''] = entry.id.split('/');
    const refuse = (expected: string) => {
      throw new ContentError([{ file: nameOf(entry.file), line: 1, expected }]);
    };
    if (!known.has(group)) refuse(`expected a folder named after one of ${[...known].join(', ')}`);
    const other = taken.get(slug);
    if (other) refuse(`the address #${slug} is taken by ${other}`);
    taken.set(slug, entry.id);
    return { ...entry, group, slug };
  });
  return [...groups]
    .sort((a, b) => a.order - b.order)
    .map(({ id, title }) => ({
      id,
      title,
      questions: placed
        .filter(({ group }) => group === id)
        .sort((a, b) => a.order - b.order || inAlphabet(a.question, b.question)),
    }))
    .filter(({ questions }) => questions.length > 0);
}

/**
 * The groups with their questions, both in their order; `file` is the document of the answer. In a
 * preview, a draft is labelled in its question, since it has no page of its own for the preview
 * bar.
 */
export function faqGroups() {
  return groupQuestions(
    read('faq-groups.yaml'),
    readFolder('faq')
      .filter(({ data }) => isShown(data))
      .map(({ id, file, data }) => ({
        id,
        file,
        ...data,
        question: data.draft ? t('preview.question', { question: data.question }) : data.question,
      })),
  );
}
