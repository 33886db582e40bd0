import { clsx } from 'clsx';
import { Fragment } from 'react';
import type { HomeContent } from '../../content/queries/home.ts';
import { Lines } from '../../lines/lines.tsx';
import { Station } from '../../lines/station.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
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
    <Section className={clsx(styles.hero, layout.clip)} labelledBy="hero">
      <div className={clsx(styles.particles, layout.cover)} data-particles="" aria-hidden="true" />
      <Frame grid className={styles.frame}>
        <Lines shape="bend" turn="left" className={styles.lines} />
        <Heading
          level={1}
          size="hero"
          id="hero"
          className={clsx(styles.heading, cell(1, 8, [1, 13]))}
        >
          {heading.map((part, index) => (
            <Fragment key={part}>
              {index > 0 ? ' ' : null}
              <span className={layout.block}>{part}</span>
            </Fragment>
          ))}
        </Heading>
        <div className={clsx(layout.before7, cell(1, 8, [1, 7]))}>
          <p className={clsx(text.lead, layout.measure)}>{lead}</p>
          <p className={clsx(styles.actions, layout.row, layout.gap3, layout.before6)}>
            <ButtonLink variant="fill" href={register} outbound="register">
              {texts.register}
            </ButtonLink>
            <ButtonLink href={pricing.href}>{pricing.label}</ButtonLink>
          </p>
        </div>
        <AccountPanel
          className={clsx(styles.account, layout.before7, layout.atTop, cell(8, 13, [7, 13]))}
        />
        <ul className={clsx(styles.legend, text.least, text.nowrap, layout.pad6)}>
          {lines.map(({ line, label, time }, index) => (
            <li
              key={line}
              className={clsx(
                styles.tag,
                layout.relative,
                layout.between,
                layout.gap1,
                layout.pad3,
                index < 2 && layout.ruleEnd,
              )}
              data-on={line}
            >
              <Station rail={index} className={layout.phoneOnly} />
              <b>{label}</b>{' '}
              <span className={line === 'instant' ? styles.live : text.mute}>{time}</span>
            </li>
          ))}
        </ul>
      </Frame>
    </Section>
  );
}
