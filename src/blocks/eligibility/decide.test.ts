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
      { id: 'clients', label: 'Clients’', verdict: 'ask', category: 'medium', asks: ['Contract'] },
    ),
  ],
  categories: ['low', 'medium'].map((id) => ({ id, label: id, prices: [] })),
  documents: { title: 'Documents', every: ['Articles'], more: { label: 'All', href: '/docs' } },
};

describe('what answers come to', () => {
  it('waits for the last answer', () => {
    expect(decide(RULES, {})).toMatchObject({ verdict: 'open', category: null });
    expect(decide(RULES, { country: 'GB' })).toMatchObject({ verdict: 'open', category: 'medium' });
    expect(decide(RULES, { country: 'XX', money: 'own' }).verdict).toBe('open');
  });

  it('takes the gravest verdict and the highest category', () => {
    expect(decide(RULES, { country: 'LT', money: 'own' })).toEqual({
      verdict: 'yes',
      category: 'low',
      whys: [],
      documents: ['Articles'],
    });
    expect(decide(RULES, { country: 'GB', money: 'clients' })).toEqual({
      verdict: 'ask',
      category: 'medium',
      whys: ['Outside.'],
      documents: ['Articles', 'Contract'],
    });
  });

  it('says no at the first answer that rules it out, with the reason and nothing else', () => {
    expect(decide(RULES, { country: 'KP' })).toEqual({
      verdict: 'no',
      category: null,
      whys: ['Refused.'],
      documents: [],
    });
  });
});
