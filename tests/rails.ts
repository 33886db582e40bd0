import { declareRails } from '#tariff/rails.ts';

// Rails for tests without content; tests that read content use its rails.
declareRails(() => ({
  swift: { name: 'SWIFT', stroke: 'double' },
  sepa: { name: 'SEPA', stroke: 'solid' },
  instant: {
    name: 'SEPA Instant',
    short: 'Instant',
    stroke: 'lit',
    seconds: 10,
    pricedAs: 'sepa',
  },
}));
