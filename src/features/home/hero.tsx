import { clsx } from 'clsx';
import { Quotation } from '#blocks/quotation/quotation.tsx';
import { Wordmarks } from '#blocks/wordmarks/wordmarks.tsx';
import type { HomeContent } from '#content/queries/home-query.ts';
import { AccountPanel } from '#drawings/account-panel/account-panel.tsx';
import { Lines } from '#drawings/lines/lines.tsx';
import { Station } from '#drawings/lines/station.tsx';
import { SupportStatusLine } from '#drawings/support-hours/support-status-line.tsx';
import { isLit, railOf } from '#tariff/rails.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Heading, HeadingLines } from '#ui/heading/heading.tsx';
import { Box, Inline, Split, Spread, Stack, Text } from '#ui/layout/box.tsx';
import { Link } from '#ui/link/link.tsx';
import { Particles } from '#ui/particles/particles.tsx';
import { Frame, Section } from '#ui/section/section.tsx';
import styles from './hero.module.css';

interface HeroProps {
  texts: HomeContent['hero'];
  /** The answering hours; null if the page has no section on how to reach a person. */
  ask: Pick<HomeContent['ask'], 'answering'> | null;
  register: string;
}

/**
 * The opening: what is offered, its key prices and the next steps, beside the account that the
 * lines pass through.
 */
export function Hero({ texts, ask, register }: HeroProps) {
  const { authorised, licence, heading, lead, check, person, facts, rails } = texts;
  return (
    <Section clip className={styles.hero} labelledBy="hero">
      <Particles className={styles.particles} />
      <Frame grid className={styles.frame}>
        <Lines turn="left" className={styles.lines} />
        <Stack at={[1, 8]} tablet={[1, 13]}>
          {/* above the backplate that forced colours draw behind the heading */}
          <Text size="fine" place="above">
            {authorised}{' '}
            <Text.span tone="mute" shown="tabletUp">
              ·{' '}
            </Text.span>
            <Text.span wrap="whole">
              <Link href={licence.href}>{licence.label}</Link>
            </Text.span>
          </Text>
          <Heading size="hero" id="hero" before={4}>
            <HeadingLines lines={heading} />
          </Heading>
          <Text size="lead" wrap="balance" measure="text">
            {lead}
          </Text>
          <Inline gap={3} before={6} className={styles.actions}>
            <ButtonLink variant="lamp" href={register} outbound="register">
              {texts.register}
            </ButtonLink>
            <ButtonLink href={check.href}>{check.label}</ButtonLink>
            {ask ? (
              <Text size="fine" className={styles.person}>
                <Link href="#ask">{person}</Link>
                {ask.answering ? (
                  <SupportStatusLine
                    hours={ask.answering.hours}
                    size="small"
                    tone="mute"
                    className={styles.answering}
                  >
                    {ask.answering.inShort}
                  </SupportStatusLine>
                ) : null}
              </Text>
            ) : null}
          </Inline>
          <Text.ul size="fine" before={6} className={styles.facts}>
            {facts.map(({ before, figure, after }) => (
              <li key={after}>
                <span>
                  {before ? `${before} ` : null}
                  <Text.b size="large" tone="bone" weight="regular">
                    {figure}
                  </Text.b>
                </span>{' '}
                {after}
              </li>
            ))}
          </Text.ul>
        </Stack>
        <AccountPanel
          before={7}
          self="top"
          at={[8, 13]}
          tablet={[1, 13]}
          className={styles.account}
        />
        <Text.ul size="least" wrap="none" pad={6} className={styles.legend}>
          {rails.map(({ rail, label, time }, index) => (
            <Spread.li
              key={rail}
              place="relative"
              gap={1}
              pad={3}
              rule={index < rails.length - 1 ? 'end' : undefined}
              className={styles.tag}
              data-stroke={railOf(rail).stroke}
            >
              <Station rail={index} shown="phone" />
              <b>{label}</b>{' '}
              <Text.span tone="mute" className={clsx(isLit([rail]) && styles.live)}>
                {time}
              </Text.span>
            </Spread.li>
          ))}
        </Text.ul>
      </Frame>
    </Section>
  );
}

/** Verifiable facts about the institution, each with its source. */
export function Proof({ texts: { title, facts } }: { texts: NonNullable<HomeContent['proof']> }) {
  return (
    <Section grid strip="ends" pad={7}>
      <Lines light />
      <Split.ul
        of={4}
        tabletTwo
        phone="two"
        gap={6}
        apart
        at={[2, 13]}
        aria-label={title}
        className={styles.proof}
      >
        {facts.map(({ value, text, link }) => (
          <li key={text}>
            <Text size="amount" wrap="none">
              {value}
            </Text>
            <Text size="fine" wrap="balance" before={3} measure="narrow">
              {text}
            </Text>
            <Box.p before={3}>
              <Link href={link.href} size="fine">
                {link.label}
              </Link>
            </Box.p>
          </li>
        ))}
      </Split.ul>
    </Section>
  );
}

/** The clients: decorative wordmarks, and a quotation. */
export function Clients({ partners, quotation }: Pick<HomeContent, 'partners' | 'quotation'>) {
  if (!partners && !quotation) return null;
  return (
    <Section grid strip="ends" pad={7}>
      <Lines light />
      {partners ? <Wordmarks texts={partners} at={[2, 13]} /> : null}
      {quotation ? <Quotation texts={quotation} before={7} at={[2, 11]} /> : null}
    </Section>
  );
}
