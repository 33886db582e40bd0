import { clsx } from 'clsx';
import type { CompanyPage } from '../../content/schemas/company.ts';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Box, Text } from '../../ui/layout/box.tsx';
import { lookOf } from '../../ui/layout/look.ts';
import row from '../../ui/row/row.module.css';
import styles from './company.module.css';

/** The ways on, as stops of one line. */
export function Doors({ texts }: { texts: CompanyPage['doors'] }) {
  return (
    <Box as="nav" before={8} aria-label={texts.heading}>
      <Heading level={2} size="h4" tone="mute" weight="regular" voice="small">
        {texts.heading}
      </Heading>
      <Box as="ul" before={5} className={styles.stops}>
        {texts.items.map(({ label, href, text: about }) => (
          <li key={href}>
            <Station className={styles.ring} />
            <a className={clsx(row.link, lookOf({ size: 'entry' }))} href={href}>
              {label}
            </a>
            <Text size="fine" wrap="balance" before={2}>
              {about}
            </Text>
          </li>
        ))}
      </Box>
    </Box>
  );
}
