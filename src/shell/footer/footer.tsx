import { Fragment } from 'react';
import type { LanguageLink } from '#content/queries/languages-query.ts';
import type { Navigation } from '#content/schemas/navigation-schema.ts';
import type { Site } from '#content/schemas/site-schema.ts';
import { callOf } from '#content/site.ts';
import { Text } from '#ui/layout/box.tsx';
import { Link } from '#ui/link/link.tsx';
import { Logo, type Mark } from '#ui/logo/logo.tsx';
import { Frame } from '#ui/section/section.tsx';
import { rich } from '#words/rich.ts';
import { t } from '#words/words.ts';
import { Languages } from '../languages/languages.tsx';
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
  /** When support answers, where that is said. */
  hours: string | null;
  mark: Mark;
  menu: Navigation['footer'];
  /** The year of the build, which `current-year.ts` corrects in the browser. */
  year: number;
  languages: readonly LanguageLink[];
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

/** Phone and hours, as far as there are any. */
function reachOf(phone: string | undefined, hours: string | null): string {
  if (phone && hours) return t('footer.reach', { phone, hours });
  if (phone) return t('footer.phone', { phone });
  return hours ? t('footer.hours', { hours }) : '';
}

/** What the institution is authorised as, with the entry in the register that says so. */
function statementOf(
  { legalName: name, supervisor, licence: { number } }: FooterProps['site'],
  written: string | undefined,
): string {
  return (
    written?.replace(number, `<entry>${number}</entry>`) ??
    t('footer.regulatory', { name, supervisor, number })
  );
}

/** The footer of every page: social link, services, company, documents, regulatory statement. */
export function Footer({ site, hours, mark, menu, year, languages }: FooterProps) {
  const { phone } = site.support;
  const reach = reachOf(phone, hours);
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
            {reach
              ? rich(reach, { call: (text) => <Link href={callOf(phone ?? '')}>{text}</Link> })
              : null}{' '}
            {menu.more.map(({ label, url }, index) => (
              <Fragment key={url}>
                {index > 0 ? ', ' : null}
                <Link href={url}>{label}</Link>
              </Fragment>
            ))}
          </Text>
          <Languages languages={languages} at="footer" />
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
          {rich(statementOf(site, menu.statement), {
            entry: (text) => (
              <Link href={site.licence.publicRegister}>
                <span data-whole="">{text}</span>
              </Link>
            ),
          })}
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
