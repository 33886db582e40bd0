import { useEffect, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Frame } from '../../ui/section/section.tsx';
import { CONSENT_EVENT, consentCookie, hasConsent } from './consent.ts';
import styles from './cookie-banner.module.css';

/** The consent banner: rendered hidden, shown on mount unless a cookie entry names the consent. */
export function CookieBanner() {
  const [shown, setShown] = useState(false);

  useEffect(() => setShown(!hasConsent(document.cookie)), []);

  function accept() {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not widely available yet
    document.cookie = consentCookie(new Date(), window.location.protocol === 'https:');
    setShown(false);
    document.dispatchEvent(new Event(CONSENT_EVENT));
  }

  return (
    <div className={styles.space} hidden={!shown} data-screen="">
      <section className={styles.banner} aria-label="Cookie consent">
        <Frame className={styles.frame}>
          <p>
            Cookies help us deliver the best experience on our website. By using our website, you
            agree to the use of cookies.
          </p>
          <Button size="small" onClick={accept}>
            Accept
          </Button>
        </Frame>
      </section>
    </div>
  );
}
