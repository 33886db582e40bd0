import { CopyButton } from '#blocks/copy/copy-button.tsx';
import type { Fact, CompanyPage as Texts } from '#content/schemas/company-schema.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { Box, Split, Text } from '#ui/layout/box.tsx';
import { Link } from '#ui/link/link.tsx';
import { Way } from '#ui/row/row.tsx';
import { FactList } from '#ui/row-list/row-list.tsx';
import { Frame, Section, TitledSection } from '#ui/section/section.tsx';
import styles from './company-page.module.css';

interface CompanyPageProps {
  texts: Texts;
  /** The URL of the licence's entry in the regulator's register. */
  publicRegister: string;
}

function Value({
  fact: { value, link, href },
  publicRegister,
}: {
  fact: Fact;
  publicRegister: string;
}) {
  const to = link === 'licence' ? publicRegister : link === 'mail' ? `mailto:${value}` : href;
  return to ? <Link href={to}>{value}</Link> : value;
}

const LARGE = { of: 4, phone: 'two', gap: 5, before: 7, pad: 5, rule: 'start' } as const;
const LARGE_VALUE = { size: 'amount', before: 2 } as const;
const REGULAR = {
  rule: 'start',
  row: { of: 2, items: 'baseline', gap: 1, pad: 4, rule: 'end' },
  detail: { wrap: 'balance' },
} as const;
const HEAD = { at: [1, 5], tablet: [1, 13] } as const;

/**
 * `/company`: the key facts in large type, links to the pages about the company, and a sheet of all
 * other facts.
 */
export function CompanyPage({ texts, publicRegister }: CompanyPageProps) {
  const { facts, doors } = texts;
  const factsIn = (type: 'large' | 'regular') =>
    facts.items
      .filter(({ large }) => Boolean(large) === (type === 'large'))
      .map((fact) => ({
        name: fact.label,
        value: (
          <>
            <Value fact={fact} publicRegister={publicRegister} />
            {fact.copy ? (
              <span className={styles.offer}>
                {' '}
                <CopyButton text={fact.value} of={fact.label} />
              </span>
            ) : null}
          </>
        ),
      }));
  return (
    <>
      <Section clip>
        <Frame grid before={8}>
          <Heading size="title" at={[1, 8]} tablet={[1, 11]}>
            {texts.heading}
          </Heading>
          <Text size="lead" self="bottom" at={[8, 13]} tablet={[1, 11]}>
            {texts.lead}
          </Text>
        </Frame>
        <Frame>
          <FactList
            facts={factsIn('large')}
            detail={LARGE_VALUE}
            {...LARGE}
            className={styles.readouts}
          />
          <Box.nav before={8} aria-label={doors.heading}>
            <Heading level={2} size="small" tone="mute" weight="regular">
              {doors.heading}
            </Heading>
            <Split.ul of={4} tabletTwo gap={6} before={5}>
              {doors.items.map((door) => (
                <Way
                  key={door.href}
                  {...door}
                  row
                  pad={5}
                  look={{ size: 'fine', wrap: 'balance', before: 2 }}
                />
              ))}
            </Split.ul>
          </Box.nav>
        </Frame>
      </Section>
      <TitledSection id="facts" title={facts.heading} size="subsection" head={HEAD} grid before={9}>
        <Box before={3} at={[5, 13]} tablet={[1, 13]}>
          <FactList facts={factsIn('regular')} {...REGULAR} className={styles.sheet} />
          <Text size="small" tone="mute" before={6} measure="wide">
            {texts.notice}
          </Text>
        </Box>
      </TitledSection>
    </>
  );
}
