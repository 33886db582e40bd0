import { clsx } from 'clsx';
import type { WhistleblowerPage } from '../../content/schemas/whistleblower.ts';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Box, Inline, Spread, Subgrid, Text } from '../../ui/layout/box.tsx';
import { lookOf } from '../../ui/layout/look.ts';
import text from '../../ui/layout/text.module.css';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './whistleblower.module.css';

type Channel = WhistleblowerPage['channels']['items'][number];

function Address({ address }: { address: string }) {
  const className = clsx(text.name, styles.address);
  return address.includes('@') ? (
    <Link href={`mailto:${address}`} className={className}>
      {address}
    </Link>
  ) : (
    <address className={className}>{address}</address>
  );
}

/** A row's part of the drawing: its own line, and those that pass from the rows above to the desk. */
function Rails({ index, last }: { index: number; last: number }) {
  const x = (rail: number) => (last - rail) * -18 - 17;
  if (index > last) {
    return (
      <svg width="100%" overflow="visible" stroke="var(--steel)" strokeWidth="4" aria-hidden="true">
        <path d="M0 49H3000" />
      </svg>
    );
  }
  return (
    <svg
      className={lookOf({ place: 'cover' })}
      width="100%"
      height="100%"
      fill="none"
      stroke="var(--bone)"
      strokeWidth="4"
      aria-hidden="true"
    >
      <svg x="100%" overflow="visible" aria-hidden="true">
        {Array.from({ length: index }, (_, rail) => (
          <path key={x(rail)} d={`M${x(last - rail)} -9V2000`} />
        ))}
        <Own x={x(last - index)} r={22 + (last - index) * 18} />
      </svg>
      {index === last ? (
        <svg x="100%" y="100%" overflow="visible" aria-hidden="true">
          <rect x={x(0) - 13} y="-32" width="62" height="40" fill="var(--page)" stroke="none" />
          <rect x={x(0) - 13} y="-46" width="62" height="26" rx="13" fill="var(--page)" />
        </svg>
      ) : null}
    </svg>
  );
}

function Own({ x, r }: { x: number; r: number }) {
  return <path d={`M-2000 49H${x - r}a${r} ${r} 0 0 1 ${r} ${r}V2000`} />;
}

/** The ways in: those of the house join at one desk, the one to the authority passes it by. */
export function Channels({ texts }: { texts: WhistleblowerPage['channels'] }) {
  const house = texts.items.filter(({ id }) => id !== 'authority').length;
  return (
    <Section before={9} clip labelledBy="channels">
      <Frame>
        <Heading level={2} size="display" id="channels">
          {texts.heading}
        </Heading>
        <Text size="lead" before={6}>
          {texts.lead}
        </Text>
      </Frame>
      <Frame grid before={7}>
        <Subgrid as="ol" rule="end" at={[1, 13]}>
          {texts.items.map(({ id, icon, title, address, text: about }: Channel, index) => (
            <Subgrid key={id} as="li" phone="block" pad={6} rule="start" at={[1, 13]}>
              <Spread gap={4} at={[1, 5]}>
                <Inline as="span" size="entry" className={styles.icon}>
                  <Icon name={icon} className={lookOf({ tone: 'mute' })} />
                </Inline>
                <Text as="h3" size="entry" weight="regular" flex="grow">
                  {title}
                </Text>
              </Spread>
              <Box before={2} at={[5, 10]} tablet={[6, 11]}>
                {address ? <Address address={address} /> : null}
                <Box as="p" before={address ? 3 : undefined}>
                  {about}
                </Box>
              </Box>
              <Box
                place="relative"
                shown="tabletUp"
                at={[10, 13]}
                tablet={[11, 13]}
                className={styles.rails}
              >
                <Rails index={index} last={house - 1} />
                <Station rail={0} />
              </Box>
            </Subgrid>
          ))}
        </Subgrid>
      </Frame>
    </Section>
  );
}
