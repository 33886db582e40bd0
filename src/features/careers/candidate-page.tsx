import type { PositionEntry } from '../../content/queries/careers.ts';
import type { CareersPage } from '../../content/schemas/careers-page.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Figure } from '../../ui/figure/figure.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Title } from '../../ui/heading/title.tsx';
import { Box, Inline, Stack, Text } from '../../ui/layout/box.tsx';
import { lookOf } from '../../ui/layout/look.ts';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import { applyHref } from './apply.ts';
import { ApplyDock } from './apply-dock.tsx';
import type { Places } from './board.ts';
import styles from './careers.module.css';
import { Facts } from './facts.tsx';
import { journey } from './journey.ts';
import { Route } from './journey.tsx';

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
      <Section before={5}>
        <Frame grid>
          <Box.header at={[1, 9]} tablet={[1, 7]} className={styles.head}>
            <Breadcrumbs
              trail={[
                { label: 'Careers', href: '/careers' },
                { label: data.title, href: `/careers/${id}` },
              ]}
              here="For candidates"
              className={styles.trail}
            />
            <Heading level={1} size="title" pad={7}>
              <Title>{data.title}</Title>
            </Heading>
            <ButtonLink href={href} variant="fill">
              {label}
            </ButtonLink>
          </Box.header>
          <Box self="bottom" at={[9, 13]} tablet={[8, 13]}>
            <Facts data={data} places={places} />
          </Box>
        </Frame>
      </Section>
      <Section clip before={9} labelledBy="route">
        <Frame grid>
          <Heading level={2} size="h2" id="route" at={[1, 7]}>
            {texts.routeHeading}
          </Heading>
          <Figure
            className={lookOf({ self: 'bottom', before: 5, at: [9, 13] })}
            value={String(route.days)}
            label={texts.routeNote}
            size="large"
          />
        </Frame>
        <Route route={route} label={texts.routeHeading} />
      </Section>
      <Section before={8} labelledBy="send">
        <Frame grid>
          <Box pad={6} at={[1, 7]}>
            <Heading level={2} size="h3" id="send">
              {texts.sendHeading}
            </Heading>
            <Box.ol rule="start" before={6}>
              {data.send.map((item, index) => (
                <Inline.li
                  key={item}
                  size="large"
                  tone="bone"
                  items="baseline"
                  gap={5}
                  pad={5}
                  rule="end"
                >
                  <Text.span size="small" tone="mute" aria-hidden="true">
                    {index + 1}
                  </Text.span>
                  <Box.span flex="grow">{item}</Box.span>
                </Inline.li>
              ))}
            </Box.ol>
          </Box>
          <Stack gap={4} items="top" pad={6} at={[8, 13]}>
            <Heading level={2} size="h4">
              {texts.leaveOut.heading}
            </Heading>
            <p>{texts.leaveOut.text}</p>
            <Heading level={2} size="h4" before={5}>
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
          </Stack>
        </Frame>
      </Section>
      <ApplyDock heading={texts.closing} href={href} label={label} />
    </>
  );
}
