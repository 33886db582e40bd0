import { Fragment } from 'react';
import type { Navigation } from '#content/schemas/navigation-schema.ts';
import type { Site } from '#content/schemas/site-schema.ts';
import { Text } from '#ui/layout/box.tsx';
import { Link } from '#ui/link/link.tsx';
import { Logo, type Mark } from '#ui/logo/logo.tsx';
import { Frame } from '#ui/section/section.tsx';
import { rich } from '#words/rich.ts';
import { t } from '#words/words.ts';
import styles from './footer.module.css';

interface FooterProps {
  site: Pick<
    Site,
    | 'name'
    | 'legalName'
    | 'licence'
    | 'supervisor'
    | 'emails'
    | 'social'
    | 'support'
    | 'demo'
    | 'zone'
  >;
  /** Where a call to support leads, and when it is answered. */
  call: string;
  hours: string;
  mark: Mark;
  menu: Navigation['footer'];
  /** The year of the build, which `current-year.ts` corrects in the browser. */
  year: number;
}

const TITLE = { size: 'fine', tone: 'mute', weight: 'medium', className: styles.title } as const;
const LINK = { size: 'fine', className: styles.link } as const;

function LinkGroup({ title, links }: Navigation['footer']['services']) {
  return (
    <div className={styles.group} data-screen="">
      <Text.h2 {...TITLE}>{title}</Text.h2>
      <ul>
        {links.map((link) => (
          <li key={link.url}>
            <Link href={link.url} variant="plain" newTab={link.external} {...LINK}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The footer of every page: social link, services, company, documents, regulatory statement. */
export function Footer({ site, call, hours, mark, menu, year }: FooterProps) {
  return (
    <footer id="footer" className={styles.footer}>
      <Frame className={styles.frame}>
        <div data-screen="">
          <a className={styles.home} href="/" aria-label={t('shell.home', { name: site.name })}>
            <Logo name={site.name} mark={mark} />
          </a>
          <Text size="fine" tone="mute" measure="narrow" before={5}>
            {rich(t('footer.questions', { email: site.emails.support }), {
              mail: (text) => <Link href={`mailto:${site.emails.support}`}>{text}</Link>,
            })}
          </Text>
          <Text size="fine" tone="mute" measure="narrow" before={3}>
            {rich(t('footer.reach', { phone: site.support.phone, hours }), {
              call: (text) => <Link href={call}>{text}</Link>,
            })}{' '}
            {menu.more.map(({ label, url }, index) => (
              <Fragment key={url}>
                {index > 0 ? ', ' : null}
                <Link href={url}>{label}</Link>
              </Fragment>
            ))}
          </Text>
        </div>
        <div className={styles.group} data-screen="">
          <Text.h2 {...TITLE}>{menu.stay}</Text.h2>
          <Link href={site.social.url} variant="plain" newTab {...LINK}>
            {site.social.network}
          </Link>
        </div>
        <LinkGroup {...menu.services} />
        <LinkGroup {...menu.company} />
        <div className={styles.group} data-screen="">
          <Text.h2 {...TITLE}>{menu.documents.title}</Text.h2>
          <ul>
            {menu.documents.links.map((link) => (
              <li key={link.linkUrl}>
                <Link href={link.linkUrl} variant="plain" newTab={link.is_Blank} {...LINK}>
                  {link.linkName}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <Text size="small" tone="mute" className={styles.regulatory}>
          {rich(
            t('footer.regulatory', {
              name: site.legalName,
              supervisor: site.supervisor,
              number: site.licence.number,
            }),
            {
              entry: (text) => (
                <Link href={site.licence.publicRegister}>
                  <span data-whole="">{text}</span>
                </Link>
              ),
            },
          )}
          {site.demo ? (
            <Text.span block before={3}>
              {site.demo}
            </Text.span>
          ) : null}
        </Text>
        <Text size="small" tone="mute" right self="bottom" className={styles.copyright}>
          ©{' '}
          <Text.span tabular data-current-year={site.zone}>
            {year}
          </Text.span>{' '}
          {site.legalName}
        </Text>
      </Frame>
    </footer>
  );
}
