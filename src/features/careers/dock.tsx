import { Lines } from '../../lines/lines.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';
import styles from './dock.module.css';

interface DockProps {
  heading: string;
  href: string;
  label: string;
}

/** The end of a candidate page: the three lines dock in the way to apply. */
export function Dock({ heading, href, label }: DockProps) {
  return (
    <Section className={styles.section} labelledBy="dock">
      <Frame>
        <Heading level={2} size="display" id="dock">
          {heading}
        </Heading>
        <div className={styles.dock}>
          <Lines shape="level" className={styles.lines} />
          <ButtonLink href={href} variant="lamp" size="large" className={styles.button}>
            {label}
          </ButtonLink>
        </div>
      </Frame>
    </Section>
  );
}
