import type { WhistleblowerPage } from '../../content/schemas/whistleblower.ts';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './channels.module.css';

type Channel = WhistleblowerPage['channels']['items'][number];

function Address({ address }: { address: string }) {
  return address.includes('@') ? (
    <Link href={`mailto:${address}`} className={styles.address}>
      {address}
    </Link>
  ) : (
    <address className={styles.address}>{address}</address>
  );
}

/** A row's part of the drawing: its own line, and those that pass from the rows above to the desk. */
function Rails({ index, last }: { index: number; last: number }) {
  if (index > last) return <i className={styles.past} aria-hidden="true" />;
  return (
    <div className={styles.rails} aria-hidden="true">
      {Array.from({ length: index + 1 }, (_, rail) => rail).map((rail) => (
        <i
          key={rail}
          className={styles.rail}
          data-rail={rail}
          data-part={rail === index ? 'own' : 'through'}
        />
      ))}
      {index === last ? <Station span={3} className={styles.desk} /> : null}
    </div>
  );
}

/** The ways in: those of the house join at one desk, the one to the authority passes it by. */
export function Channels({ texts }: { texts: WhistleblowerPage['channels'] }) {
  const house = texts.items.filter(({ id }) => id !== 'authority').length;
  return (
    <Section className={styles.section} labelledBy="channels">
      <Frame>
        <div className={styles.top}>
          <Heading level={2} size="display" id="channels">
            {texts.heading}
          </Heading>
          <p className={styles.lead}>{texts.lead}</p>
        </div>
        <ol className={styles.channels}>
          {texts.items.map(({ id, icon, title, address, text }: Channel, index) => (
            <li key={id} className={styles.channel} data-channel={id}>
              <Icon name={icon} className={styles.icon} />
              <Heading level={3} size="h3" className={styles.title}>
                {title}
              </Heading>
              <div className={styles.words}>
                {address ? <Address address={address} /> : null}
                <p>{text}</p>
              </div>
              <Rails index={index} last={house - 1} />
            </li>
          ))}
        </ol>
      </Frame>
    </Section>
  );
}
