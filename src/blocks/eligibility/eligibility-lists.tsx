import type { EligibilityAnswer, EligibilityContent } from '#content/queries/eligibility-query.ts';
import { VERDICTS } from '#content/schemas/eligibility-schema.ts';
import { Stack, Text } from '#ui/layout/box.tsx';
import { MoreLink } from '#ui/link/link.tsx';
import { FactList } from '#ui/row-list/row-list.tsx';
import { series } from '#words/formats.ts';
import { t } from '#words/words.ts';
import styles from './eligibility.module.css';
import { DocumentList } from './eligibility-check.tsx';

interface AnswersProps {
  answers: readonly EligibilityAnswer[];
  categories: EligibilityContent['categories'];
}

/**
 * Answers with one result: those with a condition each by itself, the others in one sentence. A
 * category above the lowest stands behind its answer.
 */
function Answers({ answers, categories: [, ...higher] }: AnswersProps) {
  const nameOf = ({ label, category }: EligibilityAnswer) => {
    const risk = higher.find(({ id }) => id === category);
    return risk ? t('eligibility.inCategory', { answer: label, category: risk.label }) : label;
  };
  const isPlain = ({ verdict, why }: EligibilityAnswer) => !why || verdict === 'no';
  const plain = answers.filter(isPlain);
  return (
    <>
      {plain.length > 0 ? <Text before={1}>{series(plain.map(nameOf))}.</Text> : null}
      {answers.map((answer) =>
        isPlain(answer) ? null : (
          <Text key={answer.id} before={1}>
            {t('ui.labelled', { label: nameOf(answer), value: answer.why ?? '' })}
          </Text>
        ),
      )}
    </>
  );
}

/**
 * The check where scripts are off: the answers to every question, grouped by their result, the
 * prices of each category, and the documents that every case needs.
 */
export function EligibilityLists({ content }: { content: EligibilityContent }) {
  return (
    <noscript>
      <Stack gap={6}>
        <p>{t('eligibility.strictest')}</p>
        {content.questions.map(({ id, label, groups }) => {
          const answers = groups.flatMap((group) => group.answers);
          return (
            <div key={id}>
              <Text size="large" tone="bone">
                {label}
              </Text>
              {VERDICTS.map((verdict) => {
                const given = answers.filter((answer) => answer.verdict === verdict);
                return given.length > 0 ? (
                  <div key={verdict}>
                    <Text size="name" before={4}>
                      {content.answers[verdict].title}
                    </Text>
                    <Answers answers={given} categories={content.categories} />
                  </div>
                ) : null;
              })}
            </div>
          );
        })}
        {content.categories.map(({ id, label, prices }) => (
          <div key={id}>
            <Text size="large" tone="bone">
              {label}
            </Text>
            <FactList
              before={3}
              facts={prices
                .filter((line) => content.prices.includes(line.id))
                .map(({ name, price }) => ({ name, value: price }))}
              className={styles.prices}
            />
          </div>
        ))}
        <div>
          <Text size="large" tone="bone">
            {content.documents.title}
          </Text>
          <DocumentList documents={content.documents.every} />
          <MoreLink to={content.documents.more} before={4} />
        </div>
      </Stack>
    </noscript>
  );
}
