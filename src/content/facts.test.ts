import { expect, test } from 'vitest';
import { factMarks, inWords, marks } from './facts.ts';

test('a fact is a text, a list with its length, or a sum with its parts', () => {
  const facts = {
    founded: '2021',
    roles: ['payer', 'analyst', 'director'],
    people: { here: 1200, there: 15 },
  };
  expect(factMarks(facts)).toEqual({
    founded: '2021',
    roles: 'payer, analyst and director',
    'roles.count': 'three',
    people: '1,215',
    'people.here': '1,200',
    'people.there': '15',
  });
});

test('a number is a word up to twelve', () => {
  expect([1, 12, 13, 1500].map(inWords)).toEqual(['one', 'twelve', '13', '1,500']);
});

test('limits and the example company give marks too', () => {
  expect(marks()['limit.sepa-cutoff']).toBe('15:30 CET');
  expect(marks()['limit.ibans-included']).toBeUndefined();
  expect(marks()['demo.payment']).toMatch(/^pay_/);
});
