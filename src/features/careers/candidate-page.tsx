import { clsx } from 'clsx';
import type { PositionEntry } from '../../content/queries/careers.ts';
import type { CareersPage } from '../../content/schemas/careers-page.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Figure } from '../../ui/figure/figure.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Title } from '../../ui/heading/title.tsx';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import text from '../../ui/text/text.module.css';
import { applyHref } from './apply.ts';
import { ApplyDock } from './apply-dock.tsx';
import type { Places } from './board.ts';
import styles from './careers.module.css';
import { Facts } from './facts.tsx';
import { journey } from './journey.ts';
import { Route } from './journey.tsx';
import { Trail } from './trail.tsx';

interface CandidatePageProps {
  id: string;
  data: PositionEntry['data'];
  places: Places;
  texts: CareersPage['candidates'];
  /** Where applications go that have no address of their own. */
  email: string;
}

/** `/careers/candidates/{position}`: the route from application to offer, and what to bring. */
export function CandidatePage({ id, data, places, texts, email }: CandidatePageProps) {
  const href = applyHref(data, email);
  const label = data.apply ? texts.urlLabel : texts.emailLabel;
  const route = journey(data.steps);
  return (
    <>
      <Section className={layout.before5}>
        <Frame grid>
          <header className={clsx(styles.head, cell(1, 9, [1, 7]))}>
            <Trail
              steps={[
                { label: 'Careers', href: '/careers' },
                { label: data.title, href: `/careers/${id}` },
                { label: 'For candidates' },
              ]}
            />
            <Heading level={1} size="title" className={layout.pad7}>
              <Title>{data.title}</Title>
            </Heading>
            <ButtonLink href={href} variant="fill">
              {label}
            </ButtonLink>
          </header>
          <div className={clsx(layout.atBottom, cell(9, 13, [8, 13]))}>
            <Facts data={data} places={places} />
          </div>
        </Frame>
      </Section>
      <Section className={clsx(layout.clip, layout.before9)} labelledBy="route">
        <Frame grid>
          <Heading level={2} size="h2" id="route" className={cell(1, 7)}>
            {texts.routeHeading}
          </Heading>
          <Figure
            className={clsx(layout.atBottom, layout.before5, cell(9, 13))}
            value={String(route.days)}
            label={texts.routeNote}
            size="large"
          />
        </Frame>
        <Route route={route} label={texts.routeHeading} />
      </Section>
      <Section className={layout.before8} labelledBy="send">
        <Frame grid>
          <div className={clsx(layout.pad6, cell(1, 7))}>
            <Heading level={2} size="h3" id="send">
              {texts.sendHeading}
            </Heading>
            <ol className={clsx(layout.rule, layout.before6)}>
              {data.send.map((item, index) => (
                <li
                  key={item}
                  className={clsx(
                    text.large,
                    text.bone,
                    layout.row,
                    layout.baseline,
                    layout.gap5,
                    layout.pad5,
                    layout.ruleEnd,
                  )}
                >
                  <span className={clsx(text.small, text.mute)} aria-hidden="true">
                    {index + 1}
                  </span>
                  <span className={layout.grow}>{item}</span>
                </li>
              ))}
            </ol>
          </div>
          <div className={clsx(layout.stack, layout.gap4, layout.top, layout.pad6, cell(8, 13))}>
            <Heading level={2} size="h4">
              {texts.leaveOut.heading}
            </Heading>
            <p>{texts.leaveOut.text}</p>
            <Heading level={2} size="h4" className={layout.before5}>
              {texts.data.heading}
            </Heading>
            {texts.data.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p>
              <Link href={texts.data.link.href} newTab={texts.data.link.href.endsWith('.pdf')}>
                {texts.data.link.label}
              </Link>
            </p>
          </div>
        </Frame>
      </Section>
      <ApplyDock heading={texts.closing} href={href} label={label} />
    </>
  );
}
