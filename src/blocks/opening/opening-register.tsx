import { ButtonLink } from '#ui/button/button.tsx';
import { Stack } from '#ui/layout/box.tsx';
import { t } from '#words/words.ts';

/** The Register button of a page's opening, on phones only, whose header has no room for one. */
export function OpeningRegister({ href }: { href: string }) {
  return (
    <Stack.p shown="phone" before={5} at={[1, 13]}>
      <ButtonLink variant="fill" href={href} outbound="register">
        {t('shell.register')}
      </ButtonLink>
    </Stack.p>
  );
}
