import type { EligibilityContent } from '#content/queries/eligibility-query.ts';
import { VERDICTS } from '#content/schemas/eligibility-schema.ts';
import { Stack, Text } from '#ui/layout/box.tsx';

/** The answers to every question, grouped by their result: the check where scripts are off. */
export function EligibilityLists({ content }: { content: EligibilityContent }) {
  return (
    <noscript>
      <Stack gap={6}>
        {content.questions.map(({ id, label, groups }) => {
          const answers = groups.flatMap((group) => group.answers);
          return (
            <div key={id}>
              <Text.h2 size="large" tone="bone">
                {label}
              </Text.h2>
              {VERDICTS.map((verdict) => {
                const labels = answers
                  .filter((answer) => answer.verdict === verdict)
                  .map((answer) => answer.label);
                return labels.length > 0 ? (
                  <div key={verdict}>
                    <Text.h3 size="name" before={4}>
                      {content.answers[verdict].title}
                    </Text.h3>
                    <Text before={1}>{labels.join('; ')}.</Text>
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
