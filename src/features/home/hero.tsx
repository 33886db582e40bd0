import { Fragment } from 'react';
import type { HomeContent } from '../../content/queries/home.ts';
import { Lines } from '../../lines/lines.tsx';
import { Station } from '../../lines/station.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import { AccountPanel } from '../../vignettes/account-panel/account-panel.tsx';
import styles from './hero.module.css';

interface HeroProps {
  texts: HomeContent['hero'];
  register: string;
}

/** The lines enter behind the header, pass through the account and turn into the page. */
export function Hero({ texts, register }: HeroProps) {
  const { heading, lead, pricing, lines } = texts;
  return (
    <Section className={styles.hero} labelledBy="hero">
      <div className={styles.particles} data-particles="" aria-hidden="true" />
      <Frame grid className={styles.frame}>
        <Lines shape="bend" turn="left" className={styles.lines} />
        <Heading level={1} size="hero" id="hero" className={styles.heading}>
          {heading.map((part, index) => (
            <Fragment key={part}>
              {index > 0 ? ' ' : null}
              <span className={styles.row}>{part}</span>
            </Fragment>
          ))}
        </Heading>
        <div className={styles.say}>
          <p className={styles.lead}>{lead}</p>
          <p className={styles.actions}>
            <ButtonLink variant="fill" href={register} outbound="register">
              {texts.register}
            </ButtonLink>
            <ButtonLink href={pricing.href}>{pricing.label}</ButtonLink>
          </p>
        </div>
        <AccountPanel className={styles.account} />
        <ul className={styles.legend}>
          {lines.map(({ line, label, time }) => (
            <li key={line} className={styles.tag} data-line={line}>
              <Station line={line} className={styles.ring} />
              <b className={styles.name}>{label}</b> <span className={styles.time}>{time}</span>
            </li>
          ))}
        </ul>
      </Frame>
    </Section>
  );
}
