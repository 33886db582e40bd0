import { clsx } from 'clsx';
import type { ApiPageTexts } from '../../content/schemas/api-page.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';

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
      <p className={clsx(text.mute, layout.before3)}>{first.lead}</p>
      <ol className={layout.before5}>
        {first.steps.map(({ title, text: about }, index) => (
          <li key={title} className={clsx(layout.between, layout.gap5, layout.rule, layout.pad3)}>
            <span className={clsx(text.mute, text.tabular)} aria-hidden="true">
              {index + 1}
            </span>
            <div className={layout.grow}>
              <b>{title}</b>
              <p className={text.fine}>{about}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
