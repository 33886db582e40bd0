import { clsx } from 'clsx';
import type { WhistleblowerPage } from '../../content/schemas/whistleblower.ts';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
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
      className={layout.cover}
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
    <Section className={clsx(layout.before9, layout.clip)} labelledBy="channels">
      <Frame>
        <Heading level={2} size="display" id="channels">
          {texts.heading}
        </Heading>
        <p className={clsx(text.lead, layout.before6)}>{texts.lead}</p>
      </Frame>
      <Frame grid className={layout.before7}>
        <ol className={clsx(layout.subgrid, layout.ruleEnd, cell(1, 13))}>
          {texts.items.map(({ id, icon, title, address, text: about }: Channel, index) => (
            <li
              key={id}
              className={clsx(
                layout.subgrid,
                layout.phoneBlock,
                layout.pad6,
                layout.rule,
                cell(1, 13),
              )}
            >
              <div className={clsx(layout.between, layout.gap4, cell(1, 5))}>
                <span className={clsx(text.entry, layout.row, styles.icon)}>
                  <Icon name={icon} className={text.mute} />
                </span>
                <h3 className={clsx(text.entry, text.regular, layout.grow)}>{title}</h3>
              </div>
              <div className={clsx(layout.before2, cell(5, 10, [6, 11]))}>
                {address ? <Address address={address} /> : null}
                <p className={clsx(address && layout.before3)}>{about}</p>
              </div>
              <div
                className={clsx(
                  styles.rails,
                  layout.relative,
                  layout.noPhone,
                  cell(10, 13, [11, 13]),
                )}
              >
                <Rails index={index} last={house - 1} />
                <Station rail={0} />
              </div>
            </li>
          ))}
        </ol>
      </Frame>
    </Section>
  );
}
