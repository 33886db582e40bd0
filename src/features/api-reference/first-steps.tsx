import type { ApiPageTexts } from '../../content/schemas/api-page.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import styles from './first-steps.module.css';

interface FirstStepsProps {
  first: ApiPageTexts['first'];
  className?: string | undefined;
}

/** A first payment, step by step. */
export function FirstSteps({ first, className }: FirstStepsProps) {
  return (
    <section className={className} aria-labelledby="first-payment">
      <Heading level={2} size="h3" id="first-payment">
        {first.heading}
      </Heading>
      <p className={styles.lead}>{first.lead}</p>
      <ol className={styles.steps}>
        {first.steps.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <b>{title}</b>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
