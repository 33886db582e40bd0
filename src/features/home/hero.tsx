import { clsx } from 'clsx';
import type { HomeContent } from '#content/queries/home-query.ts';
import { AccountPanel } from '#drawings/account-panel/account-panel.tsx';
import { Lines } from '#drawings/lines/lines.tsx';
import { Station } from '#drawings/lines/station.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { Heading, HeadingLines } from '#ui/heading/heading.tsx';
import { Box, Inline, Spread, Text } from '#ui/layout/box.tsx';
import { Particles } from '#ui/particles/particles.tsx';
import { Frame, Section } from '#ui/section/section.tsx';
import styles from './hero.module.css';
import home from './home.module.css';

/** The lines enter behind the header, pass through the account and turn into the page. */
export function Hero({ texts, register }: { texts: HomeContent['hero']; register: string }) {
  const { heading, lead, pricing, rails } = texts;
  return (
    <Section clip className={styles.hero} labelledBy="hero">
      <Particles className={styles.particles} />
      <Frame grid className={styles.frame}>
        <Lines turn="left" className={styles.lines} />
        <Heading size="hero" id="hero" at={[1, 8]} tablet={[1, 13]} className={styles.heading}>
          <HeadingLines lines={heading} />
        </Heading>
        <Box before={7} at={[1, 8]} tablet={[1, 7]}>
          <Text size="lead" measure="text">
            {lead}
          </Text>
          <Inline.p gap={3} before={6} className={styles.actions}>
            <ButtonLink variant="fill" href={register} outbound="register">
              {texts.register}
            </ButtonLink>
            <ButtonLink href={pricing.href}>{pricing.label}</ButtonLink>
          </Inline.p>
        </Box>
        <AccountPanel
          before={7}
          self="top"
          at={[8, 13]}
          tablet={[7, 13]}
          className={styles.account}
        />
        <Text.ul size="least" wrap="none" pad={6} className={styles.legend}>
          {rails.map(({ rail, label, time }, index) => (
            <Spread.li
              key={rail}
              place="relative"
              gap={1}
              pad={3}
              rule={index < 2 ? 'end' : undefined}
              className={styles.tag}
              data-on={rail}
            >
              <Station rail={index} shown="phone" />
              <b>{label}</b>{' '}
              <Text.span tone="mute" className={clsx(rail === 'instant' && styles.live)}>
                {time}
              </Text.span>
            </Spread.li>
          ))}
        </Text.ul>
      </Frame>
    </Section>
  );
}

/** A decorative strip of companies' wordmarks: as many as fit into one row. */
export function Partners({ texts: { caption, marks } }: { texts: HomeContent['partners'] }) {
  return (
    <Section grid strip pad={7}>
      <Lines light />
      <Text size="small" tone="mute" at={[2, 13]}>
        {caption}
      </Text>
      <Inline.ul spread gap={5} before={5} at={[2, 13]} className={home.marks} aria-hidden="true">
        {marks.map(({ file, width }) => (
          <li key={file}>
            <img src={`/partners/${file}.svg`} alt="" loading="lazy" width={width} height="38" />
          </li>
        ))}
      </Inline.ul>
    </Section>
  );
}
