import type { WhistleblowerPage } from '../../content/schemas/whistleblower.ts';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { Box, Text } from '../../ui/layout/box.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './whistleblower.module.css';

type DetailsProps = Pick<WhistleblowerPage, 'anonymity' | 'data' | 'law'>;

/** The small print: open to whoever needs it. */
export function Details({ anonymity, data, law }: DetailsProps) {
  return (
    <Section before={9}>
      <Frame grid>
        <Box phoneOrder="last" pad={5} at={[1, 5]}>
          <Text size="name">{law.label}</Text>
          <Text size="small" tone="mute" measure="narrow" before={2}>
            {law.text}
          </Text>
        </Box>
        <Box at={[6, 13]}>
          <Disclosure summary={<h2 className={styles.title}>{anonymity.heading}</h2>} open>
            {anonymity.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Disclosure>
          <Disclosure summary={<h2 className={styles.title}>{data.heading}</h2>}>
            {data.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p>
              <Link href={data.link.href} newTab={data.link.href.endsWith('.pdf')}>
                {data.link.label}
              </Link>
            </p>
          </Disclosure>
        </Box>
      </Frame>
    </Section>
  );
}
