import { clsx } from 'clsx';
import styles from './choice.module.css';

export interface ChoiceOption {
  value: string;
  label: string;
  /** The number of entries that match the choice. */
  count?: number | undefined;
}

interface ChoiceProps {
  legend: string;
  name: string;
  options: readonly ChoiceOption[];
  /**
   * `value` makes the choice controlled; `defaultValue` leaves it to the radios, for CSS or a form
   * to read.
   */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  className?: string | undefined;
}

/** Radio buttons drawn as stations, the checked one filled with bone: for filters and switches. */
export function Choice({
  legend,
  name,
  options,
  value,
  defaultValue,
  onChange,
  className,
}: ChoiceProps) {
  return (
    <fieldset className={clsx(styles.choice, className)}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            className={styles.radio}
            type="radio"
            name={name}
            value={option.value}
            {...(onChange
              ? { checked: option.value === value, onChange: () => onChange(option.value) }
              : { defaultChecked: option.value === defaultValue })}
          />
          {option.label}
          {option.count === undefined ? null : <span className={styles.count}>{option.count}</span>}
        </label>
      ))}
    </fieldset>
  );
}

interface ChoiceLinksProps {
  legend: string;
  options: readonly (Omit<ChoiceOption, 'value'> & { readonly href: string })[];
  /** The address of the current choice. */
  current: string;
  className?: string | undefined;
}

/** Choices that link to pages of their own, styled like the radios of `Choice`. */
export function ChoiceLinks({ legend, options, current, className }: ChoiceLinksProps) {
  return (
    <nav aria-label={legend} className={clsx(styles.choice, className)}>
      {options.map(({ label, href, count }) => (
        <a
          key={href}
          href={href}
          className={styles.option}
          aria-current={href === current ? 'true' : undefined}
        >
          <span className={styles.radio} aria-hidden="true" />
          {label}
          {count === undefined ? null : <span className={styles.count}>{count}</span>}
        </a>
      ))}
    </nav>
  );
}
