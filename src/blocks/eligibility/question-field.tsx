import type { EligibilityQuestion } from '#content/queries/eligibility-query.ts';
import { Text } from '#ui/layout/box.tsx';
import { Select } from '#ui/select/select.tsx';
import styles from './eligibility.module.css';

interface QuestionFieldProps {
  question: EligibilityQuestion;
  fieldId: string;
  /**
   * The chosen answer's id. Without `onChoose` the field is uncontrolled, and its form submits it.
   */
  value?: string;
  onChoose?: (answer: string) => void;
  className?: string | undefined;
}

/** A question as a labelled select. */
export function QuestionField({
  question: { id, label, first, groups },
  fieldId,
  value,
  onChoose,
  className,
}: QuestionFieldProps) {
  const options = groups.map(({ title, answers }) => {
    const own = answers.map((answer) => (
      <option key={answer.id} value={answer.id}>
        {answer.label}
      </option>
    ));
    return title ? (
      <optgroup key={title} label={title}>
        {own}
      </optgroup>
    ) : (
      own
    );
  });
  return (
    <div className={className}>
      <label htmlFor={fieldId}>
        <Text.span size="name" block>
          {label}
        </Text.span>
      </label>
      <Select
        id={fieldId}
        name={id}
        className={styles.select}
        {...(onChoose
          ? { value, onChange: ({ target }) => onChoose(target.value) }
          : { defaultValue: '' })}
      >
        <option value="">{first}</option>
        {options}
      </Select>
    </div>
  );
}
