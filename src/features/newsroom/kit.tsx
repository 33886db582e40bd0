import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { NewsroomPage } from '../../content/schemas/newsroom-page.ts';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Box, Inline, Split, Spread, Text } from '../../ui/layout/box.tsx';
import { lookOf } from '../../ui/layout/look.ts';
import { LedgerRow } from '../../ui/ledger/ledger.tsx';
import { Section } from '../../ui/section/section.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './newsroom.module.css';

/** A logo as it is, with its formats to download. */
function Logo({ label, file, width, ground }: NewsroomPage['kit']['logos'][number]) {
  return (
    <li>
      <span className={styles.tile} data-ground={ground === 'light' || undefined}>
        <img
          className={styles.image}
          src={`/press/${file}.svg`}
          alt=""
          width={width}
          height="320"
          decoding="async"
          fetchPriority="low"
        />
      </span>
      <Spread as="span" items="baseline" phone="stack" size="fine" before={3}>
        <span>{label}</span>
        <Inline as="span" gap={4}>
          {['SVG', 'PNG'].map((format) => (
            <a
              key={format}
              className={clsx(styles.file, lookOf({ tone: 'bone', pad: 3 }))}
              href={`/press/${file}.${format.toLowerCase()}`}
              download=""
            >
              <VisuallyHidden>{`Download ${label} as `}</VisuallyHidden>
              {format}
            </a>
          ))}
        </Inline>
      </Spread>
    </li>
  );
}

interface KitProps {
  texts: NewsroomPage['kit'];
  palette: ReactNode;
}

/** Logo files, what may be done with them, and the colours. */
export function Kit({ texts, palette }: KitProps) {
  const rules = [
    { title: 'Do', items: texts.do, state: 'done' },
    { title: 'Do not', items: texts.dont, state: 'invalid' },
  ] as const;
  return (
    <Section before={9} labelledBy="kit" framed>
      <Spread phone="stack" items="bottom" gap={5}>
        <Heading size="h2" id="kit">
          {texts.heading}
        </Heading>
        <Text size="lead" measure="narrow">
          {texts.lead}
        </Text>
      </Spread>
      <Split as="ul" of={4} tabletTwo gap={5} before={7}>
        {texts.logos.map((logo) => (
          <Logo key={logo.label} {...logo} />
        ))}
      </Split>
      <Split of={2} gap={8} before={7}>
        {rules.map(({ title, items, state }) => (
          <div key={title}>
            <Heading size="h4">{title}</Heading>
            <Box as="ul" rule="start" before={4}>
              {items.map((item) => (
                <LedgerRow key={item} mark={<Station state={state} />} pad={3} rule="end">
                  <p>{item}</p>
                </LedgerRow>
              ))}
            </Box>
          </div>
        ))}
      </Split>
      <Heading level={3} size="h3" before={8}>
        Colours
      </Heading>
      <Text pad={4}>{texts.colours}</Text>
      {palette}
    </Section>
  );
}
