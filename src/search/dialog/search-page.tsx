import type { listing as pageListing, searchPage } from '#content/queries/search-query.ts';
import { Button } from '#ui/button/button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Box, Split, Text } from '#ui/layout/box.tsx';
import { Link } from '#ui/link/link.tsx';
import { Frame, Section } from '#ui/section/section.tsx';
import { t } from '#words/words.ts';
import styles from './search.module.css';

interface SearchPageProps {
  texts: Pick<ReturnType<typeof searchPage>, 'heading' | 'lead' | 'without' | 'listing'>;
  /** Every page of the site, grouped by kind. */
  listing: ReturnType<typeof pageListing>;
}

/**
 * The pages of a kind; if there is a single page with the same name, the heading itself is the
 * link.
 */
function Kind({ label, pages }: SearchPageProps['listing'][number]) {
  const [first, ...others] = pages;
  const named = others.length === 0 && first?.label === label ? first : undefined;
  return (
    <Box rule="start" pad={4} className={styles.kind}>
      <Heading level={3} size="minor" pad={2}>
        {named ? (
          <Link href={named.href} variant="more">
            {label}
          </Link>
        ) : (
          label
        )}
      </Heading>
      {named ? null : (
        <Split.ul of={3} tabletTwo apart size="fine">
          {pages.map((page) => (
            <li key={page.href}>
              <Link href={page.href} variant="plain" block pad={2}>
                {page.label}
              </Link>
            </li>
          ))}
        </Split.ul>
      )}
    </Box>
  );
}

/**
 * `/search`: the field and its results, which `connect-page.ts` makes interactive, and below them a
 * list of every page, for browsing and for visitors without JavaScript.
 */
export function SearchPage({ texts, listing }: SearchPageProps) {
  const { heading, lead, without } = texts;
  return (
    <>
      <Section>
        <Frame grid pad={8}>
          <Heading size="title" at={[1, 13]}>
            {heading}
          </Heading>
          <Text size="lead" at={[1, 8]} tablet={[1, 12]}>
            {lead}
          </Text>
          <Box before={6} at={[1, 11]} tablet={[1, 13]}>
            <search>
              <form action="/search" data-search-page="" className={styles.form}>
                <input
                  data-search-part="input"
                  type="search"
                  name="q"
                  aria-label={t('search.name')}
                  placeholder={t('search.hint')}
                  autoComplete="off"
                  enterKeyHint="search"
                />
                <Button type="submit" size="small">
                  {t('search.name')}
                </Button>
              </form>
              <p role="status" data-search-part="status" />
              <div data-found="" />
            </search>
            <noscript>
              <Text before={5} tone="bone" measure="text">
                {without}
              </Text>
            </noscript>
          </Box>
        </Frame>
      </Section>
      <Section labelledBy="listing">
        <Frame>
          <Box pad={8}>
            <Heading level={2} size="subsection" id="listing">
              {texts.listing}
            </Heading>
            <Box before={6}>
              {listing.map(({ label, pages }) => (
                <Kind key={label} label={label} pages={pages} />
              ))}
            </Box>
          </Box>
        </Frame>
      </Section>
    </>
  );
}
