import type { Actions } from '#content/queries/ask-query.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Inline } from '#ui/layout/box.tsx';
import type { Look } from '#ui/layout/look.ts';
import styles from './opening-actions.module.css';

/** The actions of a page's opening: to register, and to see whether the company can be served. */
export function OpeningActions({ register, check, ...look }: Actions & Look) {
  return (
    <Inline.p gap={3} {...look}>
      <ButtonLink
        variant="lamp"
        href={register.registerHref}
        outbound="register"
        className={styles.action}
      >
        {register.register}
      </ButtonLink>
      {check ? (
        <ButtonLink href={check.href} className={styles.action}>
          {check.label}
        </ButtonLink>
      ) : null}
    </Inline.p>
  );
}
