import type { HomeContent } from '../../content/queries/home.ts';
import { Lines } from '../../lines/lines.tsx';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Box, Split, Text } from '../../ui/layout/box.tsx';
import { lookOf } from '../../ui/layout/look.ts';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './prices.module.css';

/** `€0.20` with its sign apart, so that the digits can be the illustration. */
function Price({ price, detail }: { price: string; detail: string | null }) {
  const [, sign = '', digits = ''] = /^(\D*)(.*)$/.exec(price.replace(/\.00$/, '')) ?? [];
  return (
    <Text size="readout" wrap="none" className={styles.price}>
      {sign ? (
        <Text.span tone="mute" className={styles.sign}>
          {sign}
        </Text.span>
      ) : null}
      {digits}
      {detail ? (
        <Text.small size="fine" tone="mute" weight="regular">
          {' '}
          {detail}
        </Text.small>
      ) : null}
    </Text>
  );
}

/** Each line becomes the price of a payment on it, and the three return to the edge. */
export function Prices({ texts }: { texts: HomeContent['fees'] }) {
  return (
    <Section labelledBy="prices" className={styles.prices}>
      <Frame grid strip pad={8}>
        <Lines shape="straight" className={styles.centre} />
        <Heading level={2} size="h2" id="prices" at={[1, 6]}>
          {texts.heading}
        </Heading>
        <Text size="lead" self="bottom" at={[8, 13]} className={styles.below}>
          {texts.lead}
        </Text>
      </Frame>
      <Frame grid strip className={styles.figures}>
        <Lines shape="lanes" turn="left" lines={{ instant: 'none' }} className={styles.centre} />
        <Lines
          shape="lanes"
          turn="right"
          lines={{ swift: 'none', sepa: 'none' }}
          className={styles.centre}
        />
        <Split.ul of={3} at={[1, 13]} className={styles.teasers}>
          {texts.teasers.map(({ line, name, caption, price, detail }, index) => (
            <Box.li key={line} place="relative" className={styles.inset}>
              <Station rail={index} className={lookOf({ shown: 'phone' })} />
              <Price price={price} detail={detail} />
              <Heading level={3} size="h4" before={5}>
                {name}
              </Heading>
              <Text size="fine" wrap="balance" before={1} measure="narrow">
                {caption}
              </Text>
            </Box.li>
          ))}
        </Split.ul>
      </Frame>
      <Frame grid strip className={styles.meeting}>
        <Lines shape="straight" lines={{ sepa: 'none', instant: 'none' }} />
        <Lines shape="lanes" turn="left" lines={{ swift: 'none' }} />
        <Link
          href={texts.link.href}
          variant="more"
          self="top"
          at={[9, 13]}
          className={styles.inset}
        >
          {texts.link.label}
        </Link>
      </Frame>
    </Section>
  );
}
