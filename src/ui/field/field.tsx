import { clsx } from 'clsx';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { useId } from 'react';
import styles from './field.module.css';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and how to mend it; marks the field invalid. */
  error?: string | undefined;
  prefix?: string;
  className?: string | undefined;
}

/** A labelled text field with hint and error, tied together for assistive technology. */
export function Field({ label, hint, error, prefix, className, ...input }: FieldProps) {
  const id = useId();
  const described = clsx(hint ? `${id}-hint` : '', error ? `${id}-error` : '');
  return (
    <div className={clsx(styles.field, className)} data-invalid={error ? '' : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint ? (
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      ) : null}
      <span className={styles.control}>
        {prefix ? (
          <span className={styles.prefix} aria-hidden="true">
            {prefix}
          </span>
        ) : null}
        <input
          className={styles.input}
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
      </span>
      {error ? (
        <span className={styles.error} id={`${id}-error`}>
          {error}
        </span>
      ) : null}
    </div>
  );
}
