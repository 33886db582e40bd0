import { clsx } from 'clsx';
import type { WhistleblowerPage } from '#content/schemas/whistleblower-schema.ts';
import { Station } from '#drawings/lines/station.tsx';
import { Drawing, Positioned } from '#ui/drawing/drawing.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { keyAt } from '#ui/key-at.ts';
import { Box, Inline, Spread, Subgrid, Text } from '#ui/layout/box.tsx';
import { lookOf } from '#ui/layout/look.ts';
import { Link } from '#ui/link/link.tsx';
import { TitledSection } from '#ui/section/section.tsx';
import styles from './whistleblower.module.css';

type WayIn = WhistleblowerPage['channels']['items'][number];

function Address({ mail, post }: Pick<WayIn, 'mail' | 'post'>) {
  return mail ? (
    <Link href={`mailto:${mail}`} size="name" className={styles.address}>
      {mail}
    </Link>
  ) : (
    <address className={clsx(styles.address, lookOf({ size: 'name', wrap: 'balance' }))}>
      {(post ?? '').split(/(?<=,) /).flatMap((part, index) => [
        <Text.span key={keyAt(index, part)} wrap="whole">
          {part}
        </Text.span>,
        ' ',
      ])}
    </address>
  );
}

const RAILS = { place: 'relative', shown: 'tabletUp', at: [10, 13], tablet: [11, 13] } as const;

/**
 * A row's part of the drawing: its own line, and those that run from the rows above down to the
 * capsule. The line of an external channel runs past.
 */
function Rails({ index, last }: { index: number; last: number }) {
  const x = (rail: number) => -17 - 18 * rail;
  const r = 22 + 18 * (last - index);
  if (index > last) {
    return (
      <Drawing stroke="var(--steel)" strokeWidth="4">
        <path d="M0 49H3000" />
      </Drawing>
    );
  }
  return (
    <Drawing cover overflow="hidden" fill="none" stroke="var(--bone)" strokeWidth="4">
      <Positioned x="100%">
        {Array.from({ length: index }, (_, rail) => (
          <path key={x(rail)} d={`M${x(rail)} -9V2000`} />
        ))}
        <path d={`M-2000 49H${x(index) - r}a${r} ${r} 0 0 1 ${r} ${r}V2000`} />
      </Positioned>
      {index === last ? (
        <Positioned x="100%" y="100%">
          <rect x={x(last) - 13} y="-32" width="62" height="40" fill="var(--page)" stroke="none" />
          <rect x={x(last) - 13} y="-46" width="62" height="26" rx="13" fill="var(--page)" />
        </Positioned>
      ) : null}
    </Drawing>
  );
}

const SECTION = { head: { at: [1, 13] }, grid: true, before: 9, clip: true } as const;

/**
 * The reporting channels: the lines of the internal ones join in one capsule, that of the authority
 * runs past.
 */
export function Channels({ texts }: { texts: WhistleblowerPage['channels'] }) {
  const internal = texts.items.filter(({ outside }) => !outside).length;
  return (
    <TitledSection id="channels" title={texts.heading} size="display" {...SECTION}>
      <Text size="lead" before={6} at={[1, 13]}>
        {texts.lead}
      </Text>
      <Subgrid.ol before={7} rule="end" at={[1, 13]}>
        {texts.items.map(({ icon, title, mail, post, text }, index) => (
          <Subgrid.li key={title} phone="block" pad={6} rule="start" at={[1, 13]}>
            <Spread gap={4} at={[1, 5]} className={styles.way}>
              <Inline.span size="entry" className={styles.icon}>
                <Icon name={icon} className={lookOf({ tone: 'mute' })} />
              </Inline.span>
              <Text.h3 size="entry" weight="regular" flex="grow">
                {title}
              </Text.h3>
            </Spread>
            <Box before={2} at={[5, 10]} tablet={[5, 11]}>
              {mail || post ? <Address {...{ mail, post }} /> : null}
              <Text before={mail || post ? 3 : undefined}>{text}</Text>
            </Box>
            <Box {...RAILS} className={styles.rails}>
              <Rails index={index} last={internal - 1} />
              <Station rail={0} />
            </Box>
          </Subgrid.li>
        ))}
      </Subgrid.ol>
    </TitledSection>
  );
}
