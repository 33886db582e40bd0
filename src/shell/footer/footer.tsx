import { clsx } from 'clsx';
import type { Navigation } from '../../content/schemas/navigation.ts';
import type { Site } from '../../content/schemas/site.ts';
import layout from '../../ui/layout/layout.module.css';
import { Link } from '../../ui/link/link.tsx';
import { Logo, type Mark } from '../../ui/logo/logo.tsx';
import { Frame } from '../../ui/section/section.tsx';
import text from '../../ui/text/text.module.css';
import styles from './footer.module.css';

interface FooterProps {
  site: Pick<Site, 'name' | 'legalName' | 'licence' | 'supervisor' | 'emails' | 'social'>;
  mark: Mark;
  menu: Navigation['footer'];
  year: number;
}

const TITLE = clsx(text.fine, text.mute, text.medium, styles.title);
const LINK = clsx(text.fine, styles.link);

function LinkGroup({ title, links }: Navigation['footer']['services']) {
  return (
    <div className={styles.group} data-screen="">
      <h2 className={TITLE}>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.url}>
            <Link href={link.url} variant="plain" newTab={link.external} className={LINK}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The footer of every page: social link, services, company, documents, regulatory statement. */
export function Footer({ site, mark, menu, year }: FooterProps) {
  return (
    <footer id="footer" className={styles.footer}>
      <Frame className={styles.frame}>
        <div data-screen="">
          <a href="/" aria-label={`${site.name}, home`}>
            <Logo name={site.name} mark={mark} />
          </a>
          <p className={clsx(text.fine, text.mute, layout.narrow, layout.before5)}>
            Questions on company, product, pricing, security and privacy:{' '}
            <Link href={`mailto:${site.emails.support}`}>{site.emails.support}</Link>
          </p>
        </div>
        <div className={styles.group} data-screen="">
          <h2 className={TITLE}>{menu.stay}</h2>
          <Link href={site.social.url} variant="plain" newTab className={LINK}>
            {site.social.network}
          </Link>
        </div>
        <LinkGroup {...menu.services} />
        <LinkGroup {...menu.company} />
        <div className={styles.group} data-screen="">
          <h2 className={TITLE}>{menu.documents.title}</h2>
          <ul>
            {menu.documents.links.map((link) => (
              <li key={link.linkUrl}>
                <Link href={link.linkUrl} variant="plain" newTab={link.is_Blank} className={LINK}>
                  {link.linkName}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <p className={clsx(text.small, text.mute, styles.regulatory)}>
          {site.legalName} is an authorised electronic money institution licensed by the{' '}
          {site.supervisor}, licence number{' '}
          <Link href={site.licence.url}>{site.licence.number}</Link>. Client funds are safeguarded
          in separate accounts. They are not deposits and are not covered by a deposit guarantee
          scheme.
        </p>
        <p className={clsx(text.small, text.mute, text.right, layout.atBottom, styles.copyright)}>
          © {year} {site.legalName}
        </p>
      </Frame>
    </footer>
  );
}
