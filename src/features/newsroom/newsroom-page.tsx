import type { ReactNode } from 'react';
import type { NewsItem, PressLogo } from '../../content/queries/newsroom.ts';
import type { NewsroomPage as Texts } from '../../content/schemas/newsroom-page.ts';
import { Boilerplate } from './boilerplate.tsx';
import { Contact } from './contact.tsx';
import { Kit } from './kit.tsx';
import { News } from './news.tsx';
import { Opening } from './opening.tsx';

interface NewsroomPageProps {
  texts: Texts;
  /** Newest first. */
  items: readonly NewsItem[];
  logos: readonly PressLogo[];
  /** The copy buttons of the two boilerplate texts, and the palette. */
  copyShort: ReactNode;
  copyLong: ReactNode;
  palette: ReactNode;
}

/** `/newsroom`: announcements along one spine, then what the press needs. */
export function NewsroomPage({
  texts,
  items,
  logos,
  copyShort,
  copyLong,
  palette,
}: NewsroomPageProps) {
  return (
    <>
      <Opening heading={texts.heading} lead={texts.lead} />
      <News items={items} />
      <Contact texts={texts.press} />
      <Boilerplate texts={texts.boilerplate} copyShort={copyShort} copyLong={copyLong} />
      <Kit texts={texts.kit} logos={logos} palette={palette} />
    </>
  );
}
