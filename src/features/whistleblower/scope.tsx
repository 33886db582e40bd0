import type { WhistleblowerPage } from '#content/schemas/whistleblower-schema.ts';
import { UprightStops } from '#drawings/lines/upright-stops.tsx';
import { Drawing, Positioned } from '#ui/drawing/drawing.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Box, Inline, Text } from '#ui/layout/box.tsx';
import { MoreLink } from '#ui/link/link.tsx';
import { Section } from '#ui/section/section.tsx';
import { t } from '#words/words.ts';
import styles from './whistleblower.module.css';

/** A siding at rest that branches off to a matter handled elsewhere. */
function Branch({ last }: { last: boolean }) {
  return (
    <Drawing cover fill="none" stroke="var(--rest)" strokeWidth="4">
      {last ? null : <line x1="-40" x2="-40" y1="-1" y2="100%" />}
      <Positioned x="-40" y="-24" height="50%">
        <line y1="23" y2="100%" />
      </Positioned>
      <Positioned x="-40" y="50%">
        <path d="M0-24a24 24 0 0 0 24 24h4" />
      </Positioned>
    </Drawing>
  );
}

const SIDING = { gap: 3, pad: 4, rule: 'start', place: 'relative' } as const;

/**
 * What can be reported, as stops on the line; other matters are on a branch, with links to where
 * they are handled.
 */
export function Scope({ texts }: { texts: WhistleblowerPage['scope'] }) {
  return (
    <Section before={9} labelledBy="scope" grid>
      <Box place="sticky" at={[1, 6]} tablet={[1, 5]}>
        <Heading size="section" id="scope">
          {texts.heading}
        </Heading>
        <Text size="lead" measure="narrow" before={0} pad={6}>
          {texts.lead}
        </Text>
      </Box>
      <Box at={[6, 13]}>
        <Box place="relative">
          {/* the start of the siding, behind the line and below its last ring */}
          <Drawing cover stroke="var(--rest)" strokeWidth="4">
            <line x1="6" x2="6" y1="50%" y2="100%" />
          </Drawing>
          <UprightStops items={texts.yes} label={texts.heading} />
        </Box>
        <ul aria-label={t('reports.elsewhere')}>
          {texts.no.map((elsewhere, index) => (
            <Inline.li key={elsewhere.href} {...SIDING} className={styles.branch}>
              <Branch last={index === texts.no.length - 1} />
              <Text wrap="balance" className={styles.about}>
                {elsewhere.text}
              </Text>
              <MoreLink to={elsewhere} />
            </Inline.li>
          ))}
        </ul>
      </Box>
    </Section>
  );
}
