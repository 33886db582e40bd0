import type { ReactNode } from 'react';
import type { AskContent } from '#content/queries/ask-query.ts';
import { Lines } from '#drawings/lines/lines.tsx';
import { SupportDay, SupportStatusLine } from '#drawings/support-hours/support-status-line.tsx';
import { Box, Stack, Text } from '#ui/layout/box.tsx';
import type { Look } from '#ui/layout/look.ts';
import { Link } from '#ui/link/link.tsx';
import { Section } from '#ui/section/section.tsx';
import { SectionHead } from '#ui/section/section-head.tsx';
import styles from './ask.module.css';

interface ChannelProps extends Look {
  title: string;
  text: string;
  /** The link, set large. */
  children: ReactNode;
}

function Channel({ title, text, children, ...place }: ChannelProps) {
  return (
    <Box.li rule="start" pad={5} {...place}>
      <Text size="fine" tone="mute">
        {title}
      </Text>
      <Box.p before={2}>{children}</Box.p>
      <Text size="fine" wrap="balance" before={3} measure="text">
        {text}
      </Text>
    </Box.li>
  );
}

interface AskProps {
  content: AskContent;
  /** The three lines run past the section on its left. */
  lined?: boolean;
  /** Further links, below the channels. */
  children?: ReactNode;
}

/**
 * The "Ask before you apply" section (`#ask`): who answers, whether they are available now, and the
 * channels to reach them.
 */
export function Ask({ content, lined = false, children }: AskProps) {
  const from = lined ? 2 : 1;
  const { heading, lead, answering, phone, email, booking } = content;
  return (
    <Section id="ask" labelledBy="ask-heading" grid strip={lined && 'ends'} frame={styles.ask}>
      {lined ? <Lines /> : null}
      <SectionHead id="ask-heading" heading={heading} lead={lead} measure="narrow" at={[from, 8]} />
      {answering ? (
        <Stack gap={4} self="bottom" at={[8, 13]} tablet={[from, 13]} className={styles.now}>
          <SupportStatusLine hours={answering.hours} withClock size="name" className={styles.state}>
            {answering.inWords}
          </SupportStatusLine>
          <SupportDay hours={answering.hours} />
        </Stack>
      ) : null}
      <Box.ul before={7} at={[from, 13]} className={styles.channels}>
        {phone ? (
          <Channel
            title={[phone.title, answering?.inWords].filter(Boolean).join(', ')}
            text={phone.text}
          >
            <Link href={phone.href} size="readout" className={styles.number}>
              {phone.number}
            </Link>
          </Channel>
        ) : null}
        <Channel title={email.title} text={email.text}>
          <Link href={`mailto:${email.address}`} size="large" className={styles.address}>
            {email.address}
          </Link>
        </Channel>
        {booking ? (
          <Channel title={booking.title} text={booking.text}>
            <Link href={booking.href} size="large">
              {booking.label}
            </Link>
          </Channel>
        ) : null}
      </Box.ul>
      {children ? <Box at={[from, 13]}>{children}</Box> : null}
    </Section>
  );
}
