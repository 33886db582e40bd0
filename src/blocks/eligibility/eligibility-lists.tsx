import type { EligibilityAnswer, EligibilityContent } from '#content/queries/eligibility-query.ts';
import { VERDICTS } from '#content/schemas/eligibility-schema.ts';
import { Stack, Text } from '#ui/layout/box.tsx';

/** Answers with one result: those with a condition each by itself, the others in one sentence. */
function Answers({ answers }: { answers: readonly EligibilityAnswer[] }) {
  const isPlain = ({ verdict, why }: EligibilityAnswer) => !why || verdict === 'no';
  const plain = answers.filter(isPlain);
  return (
    <>
      {plain.length > 0 ? (
        <Text before={1}>{plain.map(({ label }) => label).join('; ')}.</Text>
      ) : null}
      {answers.map((answer) =>
        isPlain(answer) ? null : (
          <Text key={answer.id} before={1}>
            {answer.label}: {answer.why}
          </Text>
        ),
      )}
    </>
  );
}

/** The answers to every question, grouped by their result: the check where scripts are off. */
export function EligibilityLists({ content }: { content: EligibilityContent }) {
  return (
    <noscript>
      <Stack gap={6}>
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
                    <Answers answers={given} />
                  </div>
                ) : null;
              })}
            </div>
          );
        })}
      </Stack>
    </noscript>
  );
}
