import { t } from '#words/words.ts';
import { load, loadFolder } from '../load.ts';
import { faqGroupsSchema, faqSchema } from '../schemas/documents-schema.ts';
import { today } from '../site.ts';
import { isShown } from '../visible.ts';
import { groupQuestions } from './faq-groups-query.ts';

/**
 * The groups in their order, each with its questions in theirs; `file` is the answer's document. A
 * draft, which only a preview shows, says so in its question: it has no page that a bar could mark.
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
