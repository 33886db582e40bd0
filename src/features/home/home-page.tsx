import { Closing } from '../../blocks/closing/closing.tsx';
import type { HomeContent } from '../../content/queries/home.ts';
import { DemoContext } from '../../vignettes/demo.ts';
import { Industries, Opening, Team } from './clients.tsx';
import { Developers } from './developers.tsx';
import { Hero, Partners } from './hero.tsx';
import { Prices, Safeguarding } from './money.tsx';
import { News } from './news.tsx';
import { Rails } from './rails.tsx';

/** The home page: the whole network, from the header to the Register button. */
export function HomePage({ content }: { content: HomeContent }) {
  return (
    <DemoContext value={content.demo}>
      <Hero texts={content.hero} register={content.registerHref} />
      <Partners texts={content.partners} />
      <Rails texts={content.rails} />
      <Opening texts={content.opening} />
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
