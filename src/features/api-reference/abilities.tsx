import { clsx } from 'clsx';
import type { ApiPageTexts } from '../../content/schemas/api-page.ts';
import { Lines } from '../../lines/lines.tsx';
import { Station } from '../../lines/station.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Box, Split, Spread } from '../../ui/layout/box.tsx';
import { lookOf } from '../../ui/layout/look.ts';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './api.module.css';

const ON_INSTANT = { swift: 'rest', sepa: 'rest' } as const;

/** What a key can do, and what it cannot: the interchange where all three lines are lit again. */
export function Abilities({ cando }: { cando: ApiPageTexts['cando'] }) {
  return (
    <Section labelledBy="abilities">
      <Frame pad={8}>
        <Lines
          shape="bend"
          turn="left"
          lines={ON_INSTANT}
          className={clsx(styles.turn, lookOf({ shown: 'wide' }))}
        />
        {/* at the left already where the screen is narrow */}
        <Lines shape="straight" lines={ON_INSTANT} className={lookOf({ shown: 'narrow' })} />
      </Frame>
      <Frame grid strip>
        <Lines shape="straight" />
        <Station rail={0} span={3} className={clsx(styles.change, lookOf({ place: 'absolute' }))} />
        <Heading level={2} size="h2" id="abilities" at={[2, 12]}>
          {cando.heading}
        </Heading>
        <Box as="ul" pad={7} at={[2, 13]}>
          {cando.items.map(({ title, text: about }) => (
            <Split key={title} as="li" of={2} gap={2} items="baseline" rule="start" pad={5}>
              <Heading level={3} size="h3">
                {title}
              </Heading>
              <Box as="p" measure="text">
                {about}
              </Box>
            </Split>
          ))}
          {cando.not.map((about) => (
            <Spread key={about} as="li" tone="bone" gap={4} rule="start" pad={5}>
              <Station state="dotted" />
              <Box as="p" flex="grow">
                {about}
              </Box>
            </Spread>
          ))}
        </Box>
      </Frame>
    </Section>
  );
}
