import { Closing } from '#blocks/closing/closing.tsx';
import type { HomeContent } from '#content/queries/home-query.ts';
import { DemoContext } from '#drawings/demo-figures.ts';
import { AccountSteps, Industries, Team } from './clients.tsx';
import { Developers } from './developers.tsx';
import { Hero, Partners } from './hero.tsx';
import { Prices, Safeguarding } from './home-money.tsx';
import { News } from './home-news.tsx';
import { Rails } from './home-rails.tsx';

/** The home page: the whole network, from the header to the Register button. */
export function HomePage({ content }: { content: HomeContent }) {
  return (
    <DemoContext value={content.demo}>
      <Hero texts={content.hero} register={content.registerHref} />
      <Partners texts={content.partners} />
      <Rails texts={content.rails} />
      <AccountSteps texts={content.opening} />
      <Industries texts={content.industries} />
      <Team texts={content.team} />
      <Developers texts={content.developers} />
      <Prices texts={content.fees} />
      <Safeguarding texts={content.safeguarding} />
      <News texts={content.news} />
      <Closing texts={content.closing} register={content.registerHref} />
    </DemoContext>
  );
}
