import { type CollectionEntry, getCollection, render } from 'astro:content';
import { join } from 'node:path';
import { fillMarks } from '../marks.ts';
import { type FaqPageTexts, faqPageSchema } from '../schemas/faq-page.ts';
import { CONTENT_DIR, marks } from '../site.ts';
import { readYaml } from '../yaml-file.ts';
import { groupQuestions } from './faq-groups.ts';

/** The texts of `/faq`. */
export const faqPage: FaqPageTexts = readYaml(
  join(CONTENT_DIR, 'pages/faq.yaml'),
  faqPageSchema,
  (raw) => fillMarks(raw, marks),
);

export type FaqEntry = CollectionEntry<'faq'>;

/** The groups in their order, each with its questions in theirs and the answers ready to be shown. */
export async function faqGroups() {
  const [groups, entries] = await Promise.all([getCollection('faqGroups'), getCollection('faq')]);
  const grouped = groupQuestions(
    groups.map(({ data }) => data),
    entries.map((entry) => ({
      id: entry.id,
      question: entry.data.question,
      order: entry.data.order,
      entry,
    })),
  );
  return Promise.all(
    grouped.map(async ({ questions, ...group }) => ({
      ...group,
      questions: await Promise.all(
        questions.map(async ({ slug, question, entry }) => {
          const { Content } = await render(entry);
          return { slug, question: fillMarks(question, marks), Content };
        }),
      ),
    })),
  );
}

export type FaqGroups = Awaited<ReturnType<typeof faqGroups>>;
