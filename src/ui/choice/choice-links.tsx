import { clsx } from 'clsx';
import styles from './choice.module.css';
import type { ChoiceOption } from './choice.tsx';

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
