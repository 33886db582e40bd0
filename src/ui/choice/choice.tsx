import styles from './choice.module.css';

export interface ChoiceOption {
  value: string;
  label: string;
}

interface ChoiceProps {
  legend: string;
  name: string;
  options: readonly ChoiceOption[];
  value: string;
  onChange: (value: string) => void;
  className?: string | undefined;
}

/** Radios drawn as stations, the chosen one bone: filters and switches. */
export function Choice({ legend, name, options, value, onChange, className }: ChoiceProps) {
  return (
    <fieldset className={[styles.choice, className].filter(Boolean).join(' ')}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            className={styles.radio}
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
