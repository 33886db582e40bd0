import { Closing } from '../../blocks/closing/closing.tsx';
import type { IndustriesContent, Industry } from '../../content/queries/industries.ts';
import { Box } from '../../ui/layout/box.tsx';
import { Consulting } from './consulting.tsx';
import { Crypto } from './crypto.tsx';
import { Gambling } from './gambling.tsx';
import styles from './industry-index.module.css';
import { IndustryIndex } from './industry-index.tsx';
import { Marketing } from './marketing.tsx';
import { Opening } from './opening.tsx';
import { Payment } from './payment.tsx';
import { Crossing } from './pieces/crossing.tsx';
import { Software } from './software.tsx';

function industryOf(all: readonly Industry[], anchor: Industry['anchor']): Industry {
  const found = all.find((industry) => industry.anchor === anchor);
  if (!found) throw new Error(`content/industries: expected an industry with the anchor ${anchor}`);
  return found;
}

/** Six industries, drawn as the money moves. */
export function IndustriesPage({ content }: { content: IndustriesContent }) {
  const { industries, examples } = content;
  return (
    <Box clip>
      <Opening {...content} />
      <Box place="relative" className={styles.territory}>
        <IndustryIndex industries={industries} />
        <Crypto industry={industryOf(industries, 'industriesCrypto')} examples={examples} />
        <Crossing from="right" turns lines={{ swift: 'rest' }} rail={0} />
        <Payment industry={industryOf(industries, 'industriesPayment')} examples={examples} />
        <Crossing from="left" lines={{ swift: 'rest', sepa: 'rest' }} rail={1} />
        <Gambling industry={industryOf(industries, 'industriesGambling')} examples={examples} />
        <Crossing from="left" turns lines={{ instant: 'rest' }} rail={0} span={3} />
        <Software industry={industryOf(industries, 'industriesIT')} examples={examples} />
        <Crossing from="right" lines={{ swift: 'rest', instant: 'rest' }} rail={0} />
        <Marketing industry={industryOf(industries, 'industriesMarketing')} examples={examples} />
        <Crossing from="right" turns lines={{ instant: 'rest' }} rail={0} />
        <Consulting industry={industryOf(industries, 'industriesConsulting')} examples={examples} />
        <Crossing from="left" rail={2} />
      </Box>
      <Closing texts={content.closing} register={content.registerHref} size="title" />
    </Box>
  );
}
