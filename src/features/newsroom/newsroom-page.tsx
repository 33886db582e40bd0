import type { ReactNode } from 'react';
import type { NewsItem } from '../../content/queries/newsroom.ts';
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
  /** Slots: the copy buttons of the two boilerplate texts. */
  copyShort?: ReactNode;
  copyLong?: ReactNode;
  /** The palette. */
  children?: ReactNode;
}

/** `/newsroom`: announcements along one spine, then what the press needs. */
export function NewsroomPage({ texts, items, copyShort, copyLong, children }: NewsroomPageProps) {
  return (
    <>
      <Opening heading={texts.heading} lead={texts.lead} />
      <News items={items} empty={texts.empty} />
      <Contact texts={texts.press} />
      <Boilerplate texts={texts.boilerplate} copyShort={copyShort} copyLong={copyLong} />
      <Kit texts={texts.kit} palette={children} />
    </>
  );
}
