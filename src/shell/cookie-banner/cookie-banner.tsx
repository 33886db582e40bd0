import { Button } from '#ui/button/button.tsx';
import { Frame } from '#ui/section/section.tsx';
import { t } from '#words/words.ts';
import styles from './cookie-banner.module.css';

/** The consent banner: hidden until `start-cookie-banner.ts` finds that nobody has answered it. */
export function CookieBanner() {
  return (
    <div className={styles.space} hidden data-consent="" data-screen="">
      <section className={styles.banner} aria-label={t('cookies.name')}>
        <Frame className={styles.frame}>
          <p>{t('cookies.text')}</p>
          <Button size="small">{t('cookies.accept')}</Button>
        </Frame>
      </section>
    </div>
  );
}
