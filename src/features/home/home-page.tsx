import { Ask } from '#blocks/ask/ask.tsx';
import { Closing } from '#blocks/closing/closing.tsx';
import type { HomeContent } from '#content/queries/home-query.ts';
import { DemoContext } from '#drawings/demo-figures.ts';
import { AccountSteps, Industries, Team } from './clients.tsx';
import { Developers } from './developers.tsx';
import { Clients, Hero, Proof } from './hero.tsx';
import { Prices, Safeguarding } from './home-money.tsx';
import { News } from './home-news.tsx';
import { Rails } from './home-rails.tsx';

/** The home page: the whole network, from the header to the Register button. */
export function HomePage({ content }: { content: HomeContent }) {
  return (
    <DemoContext value={content.demo}>
      <Hero texts={content.hero} ask={content.ask} register={content.registerHref} />
      <Proof texts={content.proof} />
      <Clients partners={content.partners} quotation={content.quotation} />
      <Rails texts={content.rails} />
      <AccountSteps texts={content.opening} />
      <Industries texts={content.industries} eligibility={content.eligibility} />
      <Prices texts={content.fees} />
      <Team texts={content.team} />
      {content.developers ? <Developers texts={content.developers} /> : null}
      <Safeguarding texts={content.safeguarding} />
      <Ask content={content.ask} lined />
      <News texts={content.news} />
      <Closing texts={content.closing} register={content.registerHref} />
    </DemoContext>
  );
}
