import type { ReactNode } from 'react';
import { Ask } from '#blocks/ask/ask.tsx';
import { Closing } from '#blocks/closing/closing.tsx';
import type { SectionWithImage } from '#blocks/sections/declared-section.tsx';
import { PASSING_LEFT, type PageSection, PageSections } from '#blocks/sections/page-sections.tsx';
import type { HomeContent } from '#content/queries/home-query.ts';
import type { HomeSection } from '#content/schemas/home-schema.ts';
import { DemoContext } from '#drawings/demo-figures.ts';
import { AccountSteps, Industries, Team } from './clients.tsx';
import { Developers } from './developers.tsx';
import { Clients, Hero, Proof } from './hero.tsx';
import { Prices, Safeguarding } from './home-money.tsx';
import { News } from './home-news.tsx';
import { Rails } from './home-rails.tsx';

interface HomePageProps {
  content: HomeContent;
  /** The sections in the order of content, with their processed images. */
  sections: readonly (HomeSection | SectionWithImage)[];
  /** The eligibility questions. */
  children?: ReactNode;
}

/** Each section, and where the lines enter and leave it. */
function piecesOf(
  content: HomeContent,
  questions: ReactNode,
): Readonly<Record<HomeSection, PageSection>> {
  const { proof, rails, opening, industries, fees, team, developers, safeguarding, news } = content;
  return {
    proof: { ...PASSING_LEFT, drawn: proof && <Proof texts={proof} /> },
    clients: { ...PASSING_LEFT, drawn: <Clients {...content} /> },
    rails: {
      enter: 'left',
      leave: 'right',
      drawn: rails && <Rails texts={rails} />,
      flush: true,
    },
    opening: {
      enter: 'right',
      leave: 'centre',
      drawn: opening && <AccountSteps texts={opening} register={content.register} />,
      flush: true,
    },
    industries: {
      enter: 'centre',
      leave: 'left',
      drawn: industries && (
        <Industries texts={industries} eligibility={content.eligibility}>
          {questions}
        </Industries>
      ),
    },
    fees: {
      enter: 'left',
      leave: 'right',
      drawn: fees && <Prices texts={fees} register={content.register} />,
      paper: true,
    },
    team: { enter: 'right', leave: 'centre', drawn: team && <Team texts={team} /> },
    developers: {
      enter: 'centre',
      leave: 'centre',
      drawn: developers && <Developers texts={developers} />,
    },
    safeguarding: {
      enter: 'centre',
      leave: 'left',
      drawn: safeguarding && <Safeguarding texts={safeguarding} />,
      paper: true,
    },
    ask: { ...PASSING_LEFT, drawn: <Ask content={content.ask} lined /> },
    news: { ...PASSING_LEFT, drawn: news && <News texts={news} /> },
  };
}

/** The home page; the lines run from the header to the Register button at its end. */
export function HomePage({ content, sections, children }: HomePageProps) {
  const asks = sections.some((one) => (typeof one === 'string' ? one : one.kind) === 'ask');
  return (
    <DemoContext value={content.demo}>
      <Hero texts={content.hero} ask={asks ? content.ask : null} register={content.register.href} />
      <PageSections
        sections={sections}
        pieces={piecesOf(content, children)}
        from="left"
        to="left"
      />
      <Closing texts={content.closing} register={content.register.href} />
    </DemoContext>
  );
}
