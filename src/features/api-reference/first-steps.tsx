import type { ApiPageTexts } from '../../content/schemas/api-page.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import { Box, Spread, Text } from '../../ui/layout/box.tsx';

interface FirstStepsProps {
  first: ApiPageTexts['first'];
  className?: string | undefined;
}

/** A first payment, step by step. */
export function FirstSteps({ first, className }: FirstStepsProps) {
  return (
    <section className={className} aria-labelledby="first-payment">
      <Heading level={2} size="h3" id="first-payment">
        {first.heading}
      </Heading>
      <Text tone="mute" before={3}>
        {first.lead}
      </Text>
      <Box as="ol" before={5}>
        {first.steps.map(({ title, text: about }, index) => (
          <Spread key={title} as="li" gap={5} rule="start" pad={3}>
            <Text as="span" tone="mute" tabular aria-hidden="true">
              {index + 1}
            </Text>
            <Box flex="grow">
              <b>{title}</b>
              <Text size="fine">{about}</Text>
            </Box>
          </Spread>
        ))}
      </Box>
    </section>
  );
}
