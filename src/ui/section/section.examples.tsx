import type { Examples } from '../kit/examples.ts';
import { Text } from '../layout/box.tsx';
import { Section, TitledSection } from './section.tsx';
import { SectionHead } from './section-head.tsx';

const text = <Text before={4}>Each payment shows the person who signed it.</Text>;

export const examples: Examples = {
  'with a title': (
    <TitledSection id="titled" title="Approvals" size="subsection">
      {text}
    </TitledSection>
  ),
  'on paper': (
    <TitledSection id="paper" title="Prices" size="subsection" paper pad={6}>
      {text}
    </TitledSection>
  ),
  'with a head and the twelve columns': (
    <Section labelledBy="headed" grid>
      <SectionHead
        id="headed"
        heading="Your money"
        lead="Kept apart from ours."
        size="subsection"
        at={[1, 6]}
      />
      <Text at={[7, 13]}>It is deposited at credit institutions by the next business day.</Text>
    </Section>
  ),
};
