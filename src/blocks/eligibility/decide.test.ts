import { describe, expect, it } from 'vitest';
import type { EligibilityAnswer, EligibilityQuestion } from '#content/queries/eligibility-query.ts';
import { decide } from './decide.ts';

const question = (
  id: EligibilityQuestion['id'],
  ...answers: EligibilityAnswer[]
): EligibilityQuestion => ({ id, label: id, first: 'Choose', groups: [{ answers }] });

const RULES = {
  questions: [
    question(
      'country',
      { id: 'LT', label: 'Lithuania', verdict: 'yes', category: 'low' },
      { id: 'GB', label: 'United Kingdom', verdict: 'yes', category: 'medium', why: 'Outside.' },
      { id: 'KP', label: 'North Korea', verdict: 'no', why: 'Refused.' },
    ),
    question(
      'money',
      { id: 'own', label: 'Own', verdict: 'yes', category: 'low' },
      {
        id: 'clients',
        label: 'Clients’',
        verdict: 'ask',
        category: 'medium',
        asks: ['Contract'],
        prices: ['segregated'],
      },
    ),
  ],
  categories: ['low', 'medium'].map((id) => ({ id, label: id, prices: [] })),
  prices: ['monthly'],
  documents: { title: 'Documents', every: ['Articles'], more: { label: 'All', href: '/docs' } },
};

describe('decide', () => {
  it('gives no final verdict before the last answer', () => {
    expect(decide(RULES, {})).toMatchObject({ verdict: 'open', categories: [] });
    expect(decide(RULES, { country: 'GB' })).toMatchObject({
      verdict: 'soFar',
      categories: ['medium'],
    });
    expect(decide(RULES, { country: 'XX', money: 'own' }).verdict).toBe('soFar');
  });

  it('narrows the possible categories with each answer', () => {
    expect(decide(RULES, { country: 'LT' }).categories).toEqual(['low', 'medium']);
    expect(decide(RULES, { country: 'LT', money: 'own' }).categories).toEqual(['low']);
    // The `ask` verdict keeps the decision from being `soFar`.
    expect(decide(RULES, { money: 'clients' })).toMatchObject({
      verdict: 'open',
      categories: ['medium'],
    });
  });

  it('takes the gravest verdict and the highest category', () => {
    expect(decide(RULES, { country: 'LT', money: 'own' })).toEqual({
      verdict: 'yes',
      categories: ['low'],
      whys: [],
      documents: ['Articles'],
      prices: ['monthly'],
    });
    expect(decide(RULES, { country: 'GB', money: 'clients' })).toEqual({
      verdict: 'ask',
      categories: ['medium'],
      whys: ['Outside.'],
      documents: ['Articles', 'Contract'],
      prices: ['monthly', 'segregated'],
    });
  });

  it('gives no at the first excluding answer, with the reason alone', () => {
    expect(decide(RULES, { country: 'KP' })).toEqual({
      verdict: 'no',
      categories: [],
      whys: ['Refused.'],
      documents: [],
      prices: [],
    });
  });
});
