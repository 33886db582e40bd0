import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { Ask } from '#blocks/ask/ask.tsx';
import type { AskContent } from '#content/queries/ask-query.ts';
import type { FaqPageTexts } from '#content/schemas/faq-page-schema.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { SearchIcon } from '#ui/icon/search-icon.tsx';
import { Box, Inline, Text } from '#ui/layout/box.tsx';
import { lookOf } from '#ui/layout/look.ts';
import { MoreLink } from '#ui/link/link.tsx';
import { Frame, Section } from '#ui/section/section.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { t } from '#words/words.ts';
import styles from './faq.module.css';

/** The search field, made to work by `connect-faq.ts`; hidden without script. */
function FaqSearch({ label, hint, none }: FaqPageTexts['search']) {
  const id = useId();
  return (
    <Inline.search gap={4} className={styles.filter} data-faq-search="">
      <label htmlFor={id} className={styles.glass}>
        <SearchIcon />
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <input id={id} className={styles.input} type="search" placeholder={hint} autoComplete="off" />
      <Text role="status" size="fine" tabular>
        <span data-status="" />
        <Text.span tone="bone" data-nothing="" hidden>
          {none}
        </Text.span>
      </Text>
    </Inline.search>
  );
}

interface FaqPageProps {
  texts: FaqPageTexts;
  ask: AskContent;
  groups: readonly { readonly id: string; readonly title: string; readonly count: number }[];
  /** The groups with their answers. */
  children: ReactNode;
}

/** `/faq`: the search field, the index of groups, the answers, and how to contact a person. */
export function FaqPage({ texts, ask, groups, children }: FaqPageProps) {
  return (
    <>
      <Section before={7} clip>
        <Frame>
          <Heading level={1} size="hero">
            {texts.heading}
          </Heading>
        </Frame>
        <Frame grid before={6}>
          <Text size="fine" tone="mute" pad={5} at={[1, 4]} tablet={[5, 13]}>
            {texts.lead}
          </Text>
          <Box self="bottom" at={[5, 13]}>
            <FaqSearch {...texts.search} />
          </Box>
          <Box.nav at={[5, 13]} aria-label={t('faq.groups')}>
            <Inline.ol size="fine" tone="bone" apart pad={5} className={styles.index}>
              {groups.map(({ id, title, count }) => (
                <li key={id}>
                  <a className={clsx(styles.link, lookOf({ block: true, pad: 3 }))} href={`#${id}`}>
                    {title}{' '}
                    <Text.span size="least" tone="mute" aria-hidden="true">
                      {count}
                    </Text.span>
                  </a>
                </li>
              ))}
            </Inline.ol>
          </Box.nav>
        </Frame>
      </Section>
      <Section>
        <div itemScope itemType="https://schema.org/FAQPage">
          {children}
        </div>
      </Section>
      <Ask content={{ ...ask, ...texts.ask }}>
        <Inline.p gap={5} before={6}>
          {texts.ask.links.map((to) => (
            <MoreLink key={to.href} to={to} />
          ))}
        </Inline.p>
      </Ask>
    </>
  );
}
