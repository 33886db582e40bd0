import { t } from '#words/words.ts';

/** The sections of the application, in the order of its menu. */
export const menuSections = () =>
  [
    { id: 'accounts', name: t('drawings.screen.accounts') },
    { id: 'payments', name: t('drawings.screen.payments') },
    { id: 'sign', name: t('drawings.screen.toSign') },
    { id: 'files', name: t('drawings.screen.files') },
    { id: 'statements', name: t('drawings.screen.statements') },
    { id: 'users', name: t('drawings.screen.users') },
    { id: 'help', name: t('drawings.screen.help') },
  ] as const;
