import { Fragment } from 'react';
import type { LanguageLink } from '#content/queries/languages-query.ts';
import type { Navigation } from '#content/schemas/navigation-schema.ts';
import type { Site } from '#content/schemas/site-schema.ts';
import { callOf } from '#content/site.ts';
import { Button } from '#ui/button/button.tsx';
import { Text } from '#ui/layout/box.tsx';
import { Link } from '#ui/link/link.tsx';
import { Logo, type Mark } from '#ui/logo/logo.tsx';
import { Frame } from '#ui/section/section.tsx';
import { capitalised } from '#words/formats.ts';
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
    | 'cookies'
  >;
  /** Support hours; null if the content states none. */
  hours: string | null;
  mark: Mark;
  menu: Navigation['footer'];
  /** The year of the build, which `current-year.ts` corrects in the browser. */
  year: number;
  languages: readonly LanguageLink[];
}

const TITLE = { size: 'fine', tone: 'mute', weight: 'medium', className: styles.title } as const;
const LINK = { size: 'fine', className: styles.link } as const;

type LinkGroupProps = Navigation['footer']['services'] & {
  /** Shows the only link without a list. */
  alone?: boolean;
};

/** A heading with links; nothing if all of them lead to parts that the site leaves out. */
function LinkGroup({ title, links, alone = false }: LinkGroupProps) {
  if (links.length === 0) return null;
  const all = links.map((link) => (
    <Link key={link.url} href={link.url} variant="plain" newTab={link.external} {...LINK}>
      {link.label}
    </Link>
  ));
  return (
    <div className={styles.group} data-screen="">
      <Text.h2 {...TITLE}>{title}</Text.h2>
      {alone ? (
        all
      ) : (
        <ul>
          {all.map((link) => (
            <li key={link.key}>{link}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The support phone number and hours, as far as they are set. */
function reachOf(phone: string | undefined, hours: string | null): string {
  if (phone && hours) return t('footer.reach', { phone, hours });
  if (phone) return t('footer.phone', { phone });
  return hours ? capitalised(t('footer.hours', { hours })) : '';
}

/** The regulatory statement, with the licence number marked up as the link to the register entry. */
function statementOf(
  { legalName: name, supervisor, licence: { number } }: FooterProps['site'],
  written: string | undefined,
): string {
  return (
    written?.replace(number, `<entry>${number}</entry>`) ??
    t('footer.regulatory', { name, supervisor, number })
  );
}

/** The footer of every page: social links, services, company, documents, regulatory statement. */
export function Footer({ site, hours, mark, menu, year, languages }: FooterProps) {
  const { phone } = site.support;
  const reach = reachOf(phone, hours);
  const networks = site.social.map(({ network: label, url }) => ({ label, url, external: true }));
  const documents = {
    title: menu.documents.title,
    links: menu.documents.links.map(({ linkName, linkUrl, is_Blank }) => ({
      label: linkName,
      url: linkUrl,
      external: is_Blank,
    })),
  };
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
          {site.cookies ? (
            <Button size="small" className={styles.cookies} data-consent-again="">
              {t('cookies.again')}
            </Button>
          ) : null}
          <Languages languages={languages} at="footer" />
        </div>
        {networks.length > 0 ? (
          <LinkGroup title={menu.stay} links={networks} alone={networks.length === 1} />
        ) : null}
        {[menu.services, menu.company, ...(menu.groups ?? []), documents].map((group) => (
          <LinkGroup key={group.title} {...group} />
        ))}
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
