import type { EligibilityContent } from '#content/queries/eligibility-query.ts';
import { Button } from '#ui/button/button.tsx';
import { Text } from '#ui/layout/box.tsx';
import styles from './eligibility.module.css';
import { CHECK_ID } from './eligibility-check.tsx';
import { QuestionField } from './question-field.tsx';

interface EligibilityStartProps {
  content: EligibilityContent;
  /** Begins with whom the institution serves, which the lists of countries and business say themselves. */
  lead: boolean;
}

/**
 * The first two questions as a form that leads to the check with both answers in the query string.
 */
export function EligibilityStart({ content, lead }: EligibilityStartProps) {
  return (
    <>
      {lead ? <Text measure="text">{content.lead}</Text> : null}
      <form action={`${content.page}#${CHECK_ID}`} className={styles.start} data-screen="">
        {content.questions.slice(0, 2).map((question) => (
          <QuestionField
            key={question.id}
            question={question}
            fieldId={`start-${question.id}`}
            className={styles.field}
          />
        ))}
        <Button type="submit" variant="fill" className={styles.submit}>
          {content.start}
        </Button>
      </form>
    </>
  );
}
