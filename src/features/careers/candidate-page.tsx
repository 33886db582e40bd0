import { pathOf } from '#content/paths.ts';
import type { CareersPage } from '#content/schemas/careers-page-schema.ts';
import { Dock } from '#drawings/lines/dock.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { Figure } from '#ui/figure/figure.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Box, Stack, Text } from '#ui/layout/box.tsx';
import { Link } from '#ui/link/link.tsx';
import { ListRow } from '#ui/row-list/row-list.tsx';
import { Frame, Section, TitledSection } from '#ui/section/section.tsx';
import { t } from '#words/words.ts';
import styles from './careers.module.css';
import { PositionFacts } from './position-facts.tsx';
import { applyHref, type ListedPosition, type Places } from './positions.ts';
import { layOutSteps } from './winding.ts';
import { WindingRoute } from './winding-route.tsx';

type Texts = CareersPage['candidates'];

interface CandidatePageProps extends ListedPosition {
  places: Places;
  texts: Texts;
  /** The e-mail address for applications to positions without an application URL. */
  email: string;
}

/** What to send, what to leave out, and how the data is used. */
function WhatToSend({ texts, send }: { texts: Texts; send: readonly string[] }) {
  const { leaveOut, data } = texts;
  return (
    <Section grid before={8} labelledBy="send">
      <Box pad={6} at={[1, 7]}>
        <Heading size="subsection" id="send">
          {texts.sendHeading}
        </Heading>
        <Text.ol size="large" tone="bone" rule="start" before={6}>
          {send.map((item, index) => (
            <ListRow
              key={item}
              mark={
                <Text.span size="small" tone="mute" aria-hidden="true">
                  {index + 1}
                </Text.span>
              }
              items="baseline"
              gap={5}
              pad={5}
              rule="end"
              wrap="balance"
            >
              {item}
            </ListRow>
          ))}
        </Text.ol>
      </Box>
      <Stack gap={4} items="top" pad={6} at={[9, 13]} tablet={[8, 13]}>
        <Heading level={2} size="minor">
          {leaveOut.heading}
        </Heading>
        <p>{leaveOut.text}</p>
        <Heading level={2} size="minor" before={5}>
          {data.heading}
        </Heading>
        {data.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <Link href={data.link.href} newTab={data.link.href.endsWith('.pdf')}>
            {data.link.label}
          </Link>
        </p>
      </Stack>
    </Section>
  );
}

/** `/careers/candidates/{position}`: the steps from application to offer, and what to send. */
export function CandidatePage({ id, data, places, texts, email }: CandidatePageProps) {
  const apply = {
    href: applyHref(data, email),
    children: data.apply ? texts.urlLabel : texts.emailLabel,
  };
  const days = layOutSteps(data.steps);
  const trail = [
    { label: t('careers.careers'), href: '/careers' },
    { label: data.title, href: pathOf.careers(id) },
  ];
  return (
    <>
      <Section grid before={5}>
        <Box.header at={[1, 9]} tablet={[1, 7]} className={styles.head}>
          <Breadcrumbs trail={trail} here={t('careers.candidates')} className={styles.trail} />
          <Heading size="title" pad={7}>
            {data.title}
          </Heading>
          <ButtonLink {...apply} variant="fill" />
        </Box.header>
        <Box self="bottom" at={[9, 13]} tablet={[8, 13]}>
          <PositionFacts data={data} places={places} />
        </Box>
      </Section>
      <Section clip before={9} labelledBy="route">
        <Frame grid>
          <Heading size="section" id="route" at={[1, 7]}>
            {texts.routeHeading}
          </Heading>
          <Figure
            value={String(days.at(-1)?.day)}
            label={texts.routeNote}
            size="figure"
            self="bottom"
            before={5}
            at={[9, 13]}
            tablet={[8, 13]}
          />
        </Frame>
        <WindingRoute days={days} label={texts.routeHeading} />
      </Section>
      <WhatToSend texts={texts} send={data.send} />
      <TitledSection before={9} pad={7} clip id="dock" title={texts.closing} size="display">
        <Dock before={7}>
          <ButtonLink {...apply} variant="lamp" size="large" />
        </Dock>
      </TitledSection>
    </>
  );
}
