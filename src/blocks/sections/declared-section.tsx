import type { ReactNode } from 'react';
import type { SectionContent } from '#content/queries/sections-query.ts';
import { Lines } from '#drawings/lines/lines.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { Figure } from '#ui/figure/figure.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { TitledText } from '#ui/heading/titled-text.tsx';
import { Box, Inline, Split, Text } from '#ui/layout/box.tsx';
import type { Span } from '#ui/layout/look.ts';
import { MoreLink } from '#ui/link/link.tsx';
import { Section } from '#ui/section/section.tsx';
import { Table } from '#ui/table/table.tsx';
import { t } from '#words/words.ts';
import { Ask } from '../ask/ask.tsx';
import { Prices, pricesTitle } from '../parts/prices.tsx';
import { People } from '../people/people.tsx';
import { Quotation } from '../quotation/quotation.tsx';
import { Wordmarks } from '../wordmarks/wordmarks.tsx';
import styles from './declared-section.module.css';

/** The side of the frame on which the three lines run past. */
type Side = 'left' | 'right';

/** An image as the build has processed it. */
export interface ProcessedImage {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** A declared section, with its processed image if it has one. */
export type SectionWithImage = SectionContent & { readonly shown?: ProcessedImage | undefined };

/** `ask` is a block of its own. */
type BodySection = Exclude<SectionWithImage, { kind: 'ask' }>;

const PAIR = { of: 2, gap: 6, apart: true, before: 6 } as const;

/** The body of a section, in the given columns. */
function Body({ section, at }: { section: BodySection; at: Span }): ReactNode {
  const place = { at, before: 6 } as const;
  switch (section.kind) {
    case 'text':
      return (
        <Box at={at}>
          {section.texts.map((text) => (
            <Text key={text} before={4} measure="wide">
              {text}
            </Text>
          ))}
          {section.link ? <MoreLink to={section.link} before={5} /> : null}
        </Box>
      );
    case 'figures':
      return (
        <Box at={at}>
          <Split.ul of={4} tabletTwo phone="two" gap={6} apart before={6}>
            {section.items.map((item) => (
              <li key={item.label}>
                <Figure {...item} rule="start" pad={4} />
              </li>
            ))}
          </Split.ul>
          {section.note ? (
            <Text size="small" tone="mute" before={5} measure="wide">
              {section.note}
            </Text>
          ) : null}
        </Box>
      );
    case 'list':
      return (
        <Split.ul {...PAIR} at={at}>
          {section.items.map(({ title, text, link }) => (
            <Box.li key={title} rule="start" pad={5}>
              <TitledText title={title} text={text} />
              {link ? <MoreLink to={link} before={3} /> : null}
            </Box.li>
          ))}
        </Split.ul>
      );
    case 'table':
      return (
        <Box {...place}>
          <Table
            caption={section.heading}
            captioned="hidden"
            // The section around it has the heading as its name.
            name={t('ui.labelled', { label: t('ui.table'), value: section.heading })}
            heads={section.heads}
            rows={section.rows}
          />
        </Box>
      );
    case 'prices':
      return (
        <Box {...place} className={styles.text}>
          <Prices title={pricesTitle(section.prices)} items={section.prices.items} />
        </Box>
      );
    case 'quotation':
      return <Quotation texts={section} at={at} />;
    case 'logos':
      return <Wordmarks texts={section} at={at} />;
    case 'people':
      return (
        <>
          <People items={section.items} before={7} at={at} />
          {section.note ? (
            <Text size="small" tone="mute" before={6} at={at}>
              {section.note}
            </Text>
          ) : null}
        </>
      );
    case 'picture':
      return section.shown ? (
        <Box.figure at={at}>
          <img {...section.shown} alt={section.alt} loading="lazy" className={styles.picture} />
          {section.caption ? (
            <Text.figcaption size="fine" tone="mute" before={3}>
              {section.caption}
            </Text.figcaption>
          ) : null}
        </Box.figure>
      ) : null;
    case 'action':
      return (
        <Box at={at}>
          <Text size="lead" before={4} measure="text">
            {section.text}
          </Text>
          <Inline.p gap={3} before={6} phone="stack">
            {section.register ? (
              <ButtonLink variant="fill" href={section.registerHref} outbound="register">
                {section.register}
              </ButtonLink>
            ) : null}
            {section.link ? (
              <ButtonLink href={section.link.href}>{section.link.label}</ButtonLink>
            ) : null}
          </Inline.p>
        </Box>
      );
    default:
      return section satisfies never;
  }
}

interface DeclaredProps {
  section: SectionWithImage;
  /** The side on which the page's three lines run past; by default there are none. */
  lines?: Side | undefined;
}

/** Whether a declared section has a light ground. */
export const isLight = ({ kind }: SectionWithImage): boolean => kind === 'people';

/** A section that content declares. */
export function DeclaredSection({ section, lines }: DeclaredProps) {
  const at: Span = lines === 'left' ? [2, 13] : lines ? [1, 12] : [1, 13];
  if (section.kind === 'ask') return <Ask content={section.ask} lined={lines === 'left'} />;
  const { id } = section;
  return (
    <Section
      grid
      strip={lines && 'ends'}
      paper={isLight(section)}
      pad={8}
      labelledBy={id || undefined}
    >
      {lines ? <Lines light from={lines} /> : null}
      {'heading' in section ? (
        <Heading level={2} size="section" id={id} at={at}>
          {section.heading}
        </Heading>
      ) : null}
      {'lead' in section && section.lead ? (
        <Text size="lead" measure="text" at={at}>
          {section.lead}
        </Text>
      ) : null}
      <Body section={section} at={at} />
    </Section>
  );
}
