import type { Site } from '#content/schemas/site-schema.ts';
import { Button } from '#ui/button/button.tsx';
import { Frame } from '#ui/section/section.tsx';
import { t } from '#words/words.ts';
import type { Category } from './consent.ts';
import styles from './cookie-banner.module.css';

interface CookieBannerProps {
  /** The choices offered beside Accept; if undefined, there is only Accept, as in the specification. */
  cookies: Site['cookies'];
  /** The categories in use on this site that need consent. */
  used: readonly Category[];
}

const LABELS: Readonly<Record<Category, () => string>> = {
  analytics: () => t('cookies.analytics'),
  chat: () => t('cookies.chat'),
};

/** The consent banner: hidden until `start-cookie-banner.ts` finds that nobody has answered it. */
export function CookieBanner({ cookies, used }: CookieBannerProps) {
  const choices = cookies?.categories && used.length > 1 ? used : [];
  return (
    <div
      className={styles.space}
      hidden
      data-consent=""
      data-screen=""
      data-rejects={cookies ? '' : undefined}
    >
      <section className={styles.banner} aria-label={t('cookies.name')}>
        <Frame className={styles.frame}>
          <p>{cookies ? t('cookies.asks') : t('cookies.text')}</p>
          {choices.map((category) => (
            <label key={category} className={styles.choice}>
              <input type="checkbox" name={category} /> {LABELS[category]()}
            </label>
          ))}
          {choices.length > 0 ? (
            <Button size="small" data-answer="chosen">
              {t('cookies.chosen')}
            </Button>
          ) : null}
          {cookies ? (
            <Button size="small" data-answer="reject">
              {t('cookies.reject')}
            </Button>
          ) : null}
          <Button size="small">{t('cookies.accept')}</Button>
        </Frame>
      </section>
    </div>
  );
}
