import type { Navigation } from '../../content/schemas/navigation.ts';
import type { Site } from '../../content/schemas/site.ts';
import { Link } from '../../ui/link/link.tsx';
import { Logo } from '../../ui/logo/logo.tsx';
import { Frame } from '../../ui/section/section.tsx';
import styles from './footer.module.css';

interface FooterProps {
  site: Pick<Site, 'name' | 'legalName' | 'licence' | 'supervisor' | 'emails' | 'social'>;
  menu: Navigation['footer'];
  year: number;
}

function LinkGroup({ title, links }: Navigation['footer']['services']) {
  return (
    <div className={styles.group}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.url}>
            <Link href={link.url} variant="plain" newTab={link.external} className={styles.link}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The footer of every page: social link, services, company, documents, regulatory statement. */
export function Footer({ site, menu, year }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <Frame className={styles.frame}>
        <div className={styles.brand}>
          <a href="/" aria-label={`${site.name}, home`} className={styles.home}>
            <Logo name={site.name} />
          </a>
          <p className={styles.support}>
            Questions on company, product, pricing, security and privacy:{' '}
            <Link href={`mailto:${site.emails.support}`}>{site.emails.support}</Link>
          </p>
        </div>
        <div className={styles.group}>
          <h2 className={styles.title}>{menu.stay}</h2>
          <Link href={site.social.url} variant="plain" newTab className={styles.link}>
            {site.social.network}
          </Link>
        </div>
        <LinkGroup {...menu.services} />
        <LinkGroup {...menu.company} />
        <div className={styles.group}>
          <h2 className={styles.title}>{menu.documents.title}</h2>
          <ul>
            {menu.documents.links.map((link) => (
              <li key={link.linkUrl}>
                <Link
                  href={link.linkUrl}
                  variant="plain"
                  newTab={link.is_Blank}
                  className={styles.link}
                >
                  {link.linkName}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <p className={styles.regulatory}>
          {site.legalName} is an authorised electronic money institution licensed by the{' '}
          {site.supervisor}, licence number{' '}
          <Link href={site.licence.url}>{site.licence.number}</Link>. Client funds are safeguarded
          in separate accounts. They are not deposits and are not covered by a deposit guarantee
          scheme.
        </p>
        <p className={styles.copyright}>
          © {year} {site.legalName}
        </p>
      </Frame>
    </footer>
  );
}
