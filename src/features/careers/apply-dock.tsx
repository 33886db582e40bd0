import { Dock } from '../../lines/dock.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Frame, Section } from '../../ui/section/section.tsx';

interface ApplyDockProps {
  heading: string;
  href: string;
  label: string;
}

/** The end of a candidate page: the three lines dock in the way to apply. */
export function ApplyDock({ heading, href, label }: ApplyDockProps) {
  return (
    <Section before={9} clip labelledBy="dock">
      <Frame pad={7}>
        <Heading level={2} size="display" id="dock">
          {heading}
        </Heading>
        <Dock before={7}>
          <ButtonLink href={href} variant="lamp" size="large">
            {label}
          </ButtonLink>
        </Dock>
      </Frame>
    </Section>
  );
}
