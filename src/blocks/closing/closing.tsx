import { clsx } from 'clsx';
import { Fragment } from 'react';
import type { ClosingTexts } from '../../content/schemas/closing.ts';
import { Lines } from '../../lines/lines.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Box, Inline, Text } from '../../ui/layout/box.tsx';
import { cell } from '../../ui/layout/cell.ts';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './closing.module.css';

interface ClosingProps {
  texts: ClosingTexts;
  /** Where the one call to action leads that the lines end in. */
  register: string;
  /** The margin that the lines come down in; `--closing-at` moves them. */
  side?: 'left' | 'right';
  size?: 'display' | 'title';
}

const sentences = (heading: string): string[] => heading.split(/(?<=\.)\s+/);

/** The terminus of a page: the three lines dock in the Register button. */
export function Closing({ texts, register, side = 'left', size = 'display' }: ClosingProps) {
  const { heading, lead, second, fine } = texts;
  const place = side === 'left' ? cell(2, 13) : cell(3, 13, [1, 12]);
  return (
    <Section labelledBy="closing-heading" className={styles.closing}>
      <div data-side={side} data-screen="">
        <Frame grid strip className={styles.say}>
          <Lines shape="straight" light />
          <Heading
            level={2}
            size={size}
            id="closing-heading"
            className={clsx(styles.heading, place)}
          >
            {sentences(heading).map((sentence, index) => (
              <Fragment key={sentence}>
                {index > 0 ? ' ' : null}
                <Box.span block>{sentence}</Box.span>
              </Fragment>
            ))}
          </Heading>
          <Text size="lead" wrap="balance" before={6} measure="text" className={clsx(place)}>
            {lead}
          </Text>
        </Frame>
        <Frame grid className={styles.dock}>
          <Lines shape="dock" turn={side === 'left' ? 'right' : 'left'} />
          <Inline.p gap={3} className={clsx(styles.actions, place)}>
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
