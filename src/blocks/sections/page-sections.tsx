import { Fragment, type ReactNode } from 'react';
import { Lines, type Place } from '#drawings/lines/lines.tsx';
import { Frame, Section } from '#ui/section/section.tsx';
import { DeclaredSection, isLight, type SectionWithImage } from './declared-section.tsx';
import styles from './page-sections.module.css';

/** A section of a page, and where the three lines enter and leave it. */
export interface PageSection {
  readonly enter: Place;
  readonly leave: Place;
  readonly drawn: ReactNode;
  /** Whether it is a light section. */
  readonly paper?: boolean;
  /** Whether its content reaches its lower edge. */
  readonly flush?: boolean;
}

/** A section that the lines run straight past on the left. */
export const PASSING_LEFT = { enter: 'left', leave: 'left' } as const;

/** A declared section, which the lines run past on the side where they come from. */
function declared(section: SectionWithImage, from: Place): PageSection {
  const side = from === 'right' ? 'right' : 'left';
  return {
    enter: side,
    leave: side,
    drawn: <DeclaredSection section={section} lines={side} />,
    paper: isLight(section),
  };
}

/** The band in which the lines pass from one place to another; nothing if they stay. */
function Joint({ from, to }: { from: Place; to: Place }) {
  if (from === to) return null;
  return (
    <Section>
      <Frame className={styles.joint}>
        <Lines from={from} to={to} />
      </Frame>
    </Section>
  );
}

/** The space between content and the edge of a light section, with the lines running through it. */
function Spacer({ at }: { at: Place }) {
  return (
    <Section strip frame={styles.spacer}>
      <Lines from={at} />
    </Section>
  );
}

interface PageSectionsProps<Name extends string> {
  sections: readonly (Name | SectionWithImage)[];
  pieces: Readonly<Record<Name, PageSection>>;
  /**
   * Where the lines come from, and where they are to end; by default they end where the last
   * section leaves them.
   */
  from: Place;
  to?: Place;
}

/** Sections in the order that content gives: the page's own by name, and declared ones in full. */
export function PageSections<Name extends string>({
  sections,
  pieces,
  from,
  to,
}: PageSectionsProps<Name>) {
  let before: Pick<PageSection, 'leave' | 'flush'> = { leave: from };
  const drawn = sections.map((one, index) => {
    const { leave, flush } = before;
    const section = typeof one === 'string' ? pieces[one] : declared(one, leave);
    before = section;
    return (
      <Fragment key={typeof one === 'string' ? one : `${one.kind} ${index}`}>
        {flush && section.paper && leave === section.enter ? <Spacer at={leave} /> : null}
        <Joint from={leave} to={section.enter} />
        {section.drawn}
      </Fragment>
    );
  });
  return (
    <>
      {drawn}
      {to ? <Joint from={before.leave} to={to} /> : null}
    </>
  );
}
