import { declareRails } from '#tariff/rails.ts';

// For what is tried without the content; a test that reads the content has its rails.
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
