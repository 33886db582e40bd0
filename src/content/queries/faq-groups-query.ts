import { inAlphabet } from '#words/formats.ts';

interface Group {
  readonly id: string;
  readonly title: string;
  readonly order: number;
}

interface Question {
  /** `{group}/{slug}` */
  readonly id: string;
  readonly question: string;
  readonly order: number;
}

/**
 * Questions by group, both in their order; empty groups are left out. Throws for a question in an
 * unknown group, and for a slug used twice, since it is an anchor.
 */
export function groupQuestions<Entry extends Question>(
  groups: readonly Group[],
  entries: readonly Entry[],
) {
  const known = new Set(groups.map(({ id }) => id));
  const taken = new Map<string, string>(groups.map(({ id }) => [id, `group ${id}`]));
  const placed = entries.map((entry) => {
    const [group = '', slug = ''] = entry.id.split('/');
    if (!known.has(group) || !slug) {
      throw new Error(
        `content/faq/${entry.id}: expected a folder named after one of ${[...known].join(', ')}`,
      );
    }
    const other = taken.get(slug);
    if (other)
      throw new Error(`content/faq/${entry.id}: the address #${slug} is taken by ${other}`);
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
