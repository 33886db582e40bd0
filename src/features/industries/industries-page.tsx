import type { IndustriesContent, Industry } from '../../content/queries/industries.ts';
import { Lines } from '../../lines/lines.tsx';
import { Change } from '../product/pieces/change.tsx';
import { Crossing } from '../product/pieces/crossing.tsx';
import { Closing } from './closing.tsx';
import { Consulting } from './consulting.tsx';
import { Crypto } from './crypto.tsx';
import { Gambling } from './gambling.tsx';
import journey from './journey.module.css';
import { Marketing } from './marketing.tsx';
import { Opening } from './opening.tsx';
import { Payment } from './payment.tsx';
import { Software } from './software.tsx';

function industryOf(all: readonly Industry[], anchor: Industry['anchor']): Industry {
  const found = all.find((industry) => industry.anchor === anchor);
  if (!found) throw new Error(`content/industries: expected an industry with the anchor ${anchor}`);
  return found;
}

/** Six industries, drawn as the money moves. */
export function IndustriesPage({ content }: { content: IndustriesContent }) {
  const { industries } = content;
  return (
    <div className={journey.page}>
      <Opening {...content} />
      <Crypto industry={industryOf(industries, 'industriesCrypto')} />
      <Crossing>
        <Lines shape="bend" lines={{ swift: 'rest' }} className={journey.rightToLeft} />
        <Change lines="swift" className={journey.atRight} />
      </Crossing>
      <Payment industry={industryOf(industries, 'industriesPayment')} />
      <Crossing short>
        <Lines
          shape="straight"
          lines={{ swift: 'rest', sepa: 'rest' }}
          className={journey.atLeft}
        />
        <Change lines="sepa" className={journey.atLeft} />
      </Crossing>
      <Gambling industry={industryOf(industries, 'industriesGambling')} />
      <Crossing>
        <Lines
          shape="bend"
          turn="right"
          lines={{ instant: 'rest' }}
          className={journey.leftToRight}
        />
        <Change lines="all" className={journey.atLeft} />
      </Crossing>
      <Software industry={industryOf(industries, 'industriesIT')} />
      <Crossing short>
        <Lines
          shape="straight"
          lines={{ swift: 'rest', instant: 'rest' }}
          className={journey.atRight}
        />
        <Change lines="swift" className={journey.atRight} />
      </Crossing>
      <Marketing industry={industryOf(industries, 'industriesMarketing')} />
      <Crossing>
        <Lines shape="bend" lines={{ instant: 'rest' }} className={journey.rightToLeft} />
        <Change lines="swift" className={journey.atRight} />
      </Crossing>
      <Consulting industry={industryOf(industries, 'industriesConsulting')} />
      <Crossing short>
        <Lines shape="straight" className={journey.atLeft} />
        <Change lines="instant" className={journey.atLeft} />
      </Crossing>
      <Closing texts={content.closing} register={content.registerHref} />
    </div>
  );
}
