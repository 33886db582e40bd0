import { Button } from '#ui/button/button.tsx';
import { Frame } from '#ui/section/section.tsx';
import styles from './cookie-banner.module.css';

/** The consent banner: hidden until `start-cookie-banner.ts` finds that nobody has answered it. */
export function CookieBanner() {
  return (
    <div className={styles.space} hidden data-consent="" data-screen="">
      <section className={styles.banner} aria-label="Cookie consent">
        <Frame className={styles.frame}>
          <p>
            Cookies help us deliver the best experience on our website. By using our website, you
            agree to the use of cookies.
          </p>
          <Button size="small">Accept</Button>
        </Frame>
      </section>
    </div>
  );
}
