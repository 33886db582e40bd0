import { withNoBreaks } from '#content/no-break.ts';
import type { ClosingTexts } from '#content/schemas/pieces-schema.ts';
import { Lines } from '#drawings/lines/lines.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { Heading, HeadingLines } from '#ui/heading/heading.tsx';
import { Inline, Text } from '#ui/layout/box.tsx';
import type { Look } from '#ui/layout/look.ts';
import { Frame, Section } from '#ui/section/section.tsx';
import styles from './closing.module.css';

interface ClosingProps {
  texts: ClosingTexts;
  /** The address of the Register button, in which the lines end. */
  register: string;
  /** The margin in which the lines come down. */
  side?: 'left' | 'right';
  size?: 'display' | 'title';
}

const PLACE = {
  left: { at: [2, 13] },
  right: { at: [3, 13], tablet: [1, 12] },
} as const satisfies Record<string, Look>;

/** The end of a page: the three lines dock in the Register button. */
export function Closing({ texts, register, side = 'left', size = 'display' }: ClosingProps) {
  const { heading, lead, second, fine } = texts;
  const place = PLACE[side];
  return (
    <Section labelledBy="closing-heading">
      <div data-side={side} data-screen="">
        <Frame grid strip className={styles.say}>
          <Lines light from={side} />
          <Heading level={2} size={size} id="closing-heading" {...place}>
            <HeadingLines lines={heading.split(/(?<=\.)\s+/)} />
          </Heading>
          <Text size="lead" wrap="balance" measure="text" {...place}>
            {withNoBreaks(lead)}
          </Text>
        </Frame>
        <Frame grid className={styles.dock}>
          <Lines shape="dock" from={side} turn={side === 'left' ? 'right' : 'left'} />
          <Inline.p gap={3} phone="stack" {...place} className={styles.actions}>
            <ButtonLink variant="lamp" size="large" href={register} outbound="register">
              {texts.register}
            </ButtonLink>
            {second ? (
              <ButtonLink size="large" href={second.href} className={styles.second}>
                {second.label}
              </ButtonLink>
            ) : null}
          </Inline.p>
        </Frame>
        {fine ? (
          <Frame grid>
            <Text size="fine" tone="mute" before={5} at={[2, 13]}>
              {fine}
            </Text>
          </Frame>
        ) : null}
      </div>
    </Section>
  );
}
