import type { CallToActionContent } from '#content/queries/ask-query.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Inline } from '#ui/layout/box.tsx';
import type { Look } from '#ui/layout/look.ts';
import styles from './opening-actions.module.css';

/** The actions of a page's opening: to register, and to see whether the company can be served. */
export function OpeningActions({
  actions: { register, registerHref, check },
  ...look
}: { actions: Pick<CallToActionContent, 'register' | 'registerHref' | 'check'> } & Look) {
  return (
    <Inline.p gap={3} {...look}>
      <ButtonLink variant="lamp" href={registerHref} outbound="register" className={styles.action}>
        {register}
      </ButtonLink>
      {check ? (
        <ButtonLink href={check.href} className={styles.action}>
          {check.label}
        </ButtonLink>
      ) : null}
    </Inline.p>
  );
}
