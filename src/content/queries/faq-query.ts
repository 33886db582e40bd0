import { t } from '#words/words.ts';
import { load, loadFolder } from '../load.ts';
import { faqGroupsSchema, faqSchema } from '../schemas/documents-schema.ts';
import { today } from '../site.ts';
import { isShown } from '../visible.ts';
import { groupQuestions } from './faq-groups-query.ts';

/**
 * The groups with their questions, both in their order; `file` is the document of the answer. In a
 * preview, a draft is labelled in its question, since it has no page of its own for the preview
 * bar.
 */
export function faqGroups() {
  return groupQuestions(
    load('faq-groups.yaml', faqGroupsSchema),
    loadFolder('faq', faqSchema)
      .filter(({ data: { draft } }) => isShown({ draft }, today()))
      .map(({ id, file, data }) => ({
        id,
        file,
        ...data,
        question: data.draft ? t('preview.question', { question: data.question }) : data.question,
      })),
  );
}
