import { clsx } from 'clsx';
import type { CompanyPage } from '../../content/schemas/company.ts';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import row from '../../ui/row/row.module.css';
import styles from './company.module.css';

/** The ways on, as stops of one line. */
export function Doors({ texts }: { texts: CompanyPage['doors'] }) {
  return (
    <nav className={layout.before8} aria-label={texts.heading}>
      <Heading level={2} size="h4" className={clsx(text.small, text.mute, text.regular)}>
        {texts.heading}
      </Heading>
      <ul className={clsx(styles.stops, layout.before5)}>
        {texts.items.map(({ label, href, text: about }) => (
          <li key={href}>
            <Station className={styles.ring} />
            <a className={clsx(text.entry, row.link)} href={href}>
              {label}
            </a>
            <p className={clsx(text.fine, text.balance, layout.before2)}>{about}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
