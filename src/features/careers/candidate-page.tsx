import type { PositionEntry } from '../../content/queries/careers.ts';
import type { CareersPage } from '../../content/schemas/careers-page.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import { applyHref } from './apply.ts';
import { ApplyDock } from './apply-dock.tsx';
import styles from './candidate-page.module.css';
import { Facts } from './facts.tsx';
import { journey } from './journey.ts';
import { Route } from './journey.tsx';
import { Trail } from './trail.tsx';

interface CandidatePageProps {
  id: string;
  data: PositionEntry['data'];
  texts: CareersPage['candidates'];
  /** Where applications go that have no address of their own. */
  email: string;
}

/** `/careers/candidates/{position}`: the route from application to offer, and what to bring. */
export function CandidatePage({ id, data, texts, email }: CandidatePageProps) {
  const href = applyHref(data, email);
  const label = data.apply ? texts.urlLabel : texts.emailLabel;
  const route = journey(data.steps);
  return (
    <>
      <Section className={styles.top}>
        <Frame grid>
          <header className={styles.words}>
            <Trail
              steps={[
                { label: 'Careers', href: '/careers' },
                { label: data.title, href: `/careers/${id}` },
                { label: 'For candidates' },
              ]}
            />
            <Heading level={1} size="title" className={styles.title}>
              {data.title}
            </Heading>
            <ButtonLink href={href} variant="fill">
              {label}
            </ButtonLink>
          </header>
          <div className={styles.facts}>
            <Facts data={data} />
          </div>
        </Frame>
      </Section>
      <Section className={styles.route} labelledBy="route">
        <Frame>
          <div className={styles.routeTop}>
            <Heading level={2} size="h2" id="route" className={styles.routeHeading}>
              {texts.routeHeading}
            </Heading>
            <p className={styles.days}>
              <span className={styles.count}>{route.days}</span> {texts.routeNote}
            </p>
          </div>
          <Route route={route} label={texts.routeHeading} />
        </Frame>
      </Section>
      <Section className={styles.send} labelledBy="send">
        <Frame grid>
          <div className={styles.bring}>
            <Heading level={2} size="h3" id="send">
              {texts.sendHeading}
            </Heading>
            <ol className={styles.items}>
              {data.send.map((item) => (
                <li key={item} className={styles.item}>
                  {item}
                </li>
              ))}
            </ol>
          </div>
          <div className={styles.aside}>
            <Heading level={2} size="h4">
              {texts.leaveOut.heading}
            </Heading>
            <p className={styles.out}>{texts.leaveOut.text}</p>
            <Heading level={2} size="h4" className={styles.second}>
              {texts.data.heading}
            </Heading>
            {texts.data.text.map((text) => (
              <p key={text}>{text}</p>
            ))}
            <Link href={texts.data.link.href} newTab={texts.data.link.href.endsWith('.pdf')}>
              {texts.data.link.label}
            </Link>
          </div>
        </Frame>
      </Section>
      <ApplyDock heading={texts.closing} href={href} label={label} />
    </>
  );
}
