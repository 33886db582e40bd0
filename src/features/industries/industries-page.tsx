import { clsx } from 'clsx';
import { Ask } from '#blocks/ask/ask.tsx';
import { Closing } from '#blocks/closing/closing.tsx';
import { Crossing, LIT_STOP } from '#blocks/parts/part.tsx';
import type { IndustriesContent, Industry } from '#content/queries/industries-query.ts';
import { Lines, type LinesProps } from '#drawings/lines/lines.tsx';
import { Station } from '#drawings/lines/station.tsx';
import { Box, Spread, Text } from '#ui/layout/box.tsx';
import { lookOf } from '#ui/layout/look.ts';
import styles from './industries.module.css';
import { IndustriesOpening } from './industry-opening.tsx';
import { WORDS } from './industry-words.ts';
import { Consulting, Crypto, Gambling, Marketing, Payment, Software } from './sections.tsx';

/** The page's index, between the lines: sticky on a wide screen. */
function IndustryIndex({ industries }: { industries: readonly Industry[] }) {
  return (
    <Box shown="wide" className={styles.run}>
      <nav aria-label={WORDS.strip} data-index="" className={styles.bar}>
        <Spread.ol>
          {industries.map(({ anchor, label }) => (
            <Text.li key={anchor} size="least" tone="mute" className={LIT_STOP}>
              <a
                href={`#${anchor}`}
                className={clsx(styles.link, lookOf({ items: 'middle', flow: 'spread' }))}
              >
                <Station className={styles.lit} />
                {label}
              </a>
            </Text.li>
          ))}
        </Spread.ol>
      </nav>
    </Box>
  );
}

interface ChangeProps extends Pick<LinesProps, 'lines'> {
  /** Where the lines come in, and whether they change sides. */
  from: 'left' | 'right';
  turns?: boolean;
  /** The first of the lines that change state at the band's top, and how many do. */
  rail: 0 | 1 | 2;
  span?: 1 | 3;
}

/** A band between two industries: only under its ring may a line be lit or come to rest. */
function Change({ from, turns = false, lines, rail, span = 1 }: ChangeProps) {
  const side = from === 'right' ? styles.atRight : undefined;
  return (
    <Crossing short={!turns} className={side}>
      {turns ? (
        <Lines
          turn={side ? 'left' : 'right'}
          lines={lines}
          className={side ? styles.rightToLeft : styles.leftToRight}
        />
      ) : (
        <Lines lines={lines} className={side} />
      )}
      <Station rail={rail} span={span} className={styles.change} />
    </Crossing>
  );
}

/** Six industries, drawn as the money moves. */
export function IndustriesPage({ content }: { content: IndustriesContent }) {
  const { industries, examples } = content;
  const given = (anchor: Industry['anchor']) => {
    const industry = industries.find((one) => one.anchor === anchor);
    if (!industry) {
      throw new Error(`content/industries: expected an industry with the anchor ${anchor}`);
    }
    return { industry, examples };
  };
  return (
    <Box clip>
      <IndustriesOpening {...content} />
      <Box place="relative" className={styles.territory}>
        <Crypto {...given('industriesCrypto')} />
        <Change from="right" turns lines={{ swift: 'rest' }} rail={0} />
        <Box place="relative">
          <IndustryIndex industries={industries} />
          <Payment {...given('industriesPayment')} />
          <Change from="left" lines={{ swift: 'rest', sepa: 'rest' }} rail={1} />
          <Gambling {...given('industriesGambling')} />
          <Change from="left" turns lines={{ instant: 'rest' }} rail={0} span={3} />
          <Software {...given('industriesIT')} />
          <Change from="right" lines={{ swift: 'rest', instant: 'rest' }} rail={0} />
          <Marketing {...given('industriesMarketing')} />
          <Change from="right" turns lines={{ instant: 'rest' }} rail={0} />
          <Consulting {...given('industriesConsulting')} />
          <Change from="left" rail={2} />
        </Box>
      </Box>
      <Ask content={content.ask} lined />
      <Closing texts={content.closing} register={content.registerHref} size="title" />
    </Box>
  );
}
