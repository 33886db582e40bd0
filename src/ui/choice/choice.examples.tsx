import type { Examples } from '../kit/examples.ts';
import { Choice, ChoiceLinks } from './choice.tsx';

const OPTIONS = [
  { value: 'all', href: '/blog', label: 'All articles', count: 12 },
  { value: 'accounts', href: '/blog/accounts', label: 'Accounts', count: 7 },
  { value: 'payments', href: '/blog/payments', label: 'Payments', count: 5 },
];

export const examples: Examples = {
  radios: (
    <Choice
      legend="Currency"
      name="currency"
      defaultValue="eur"
      options={[
        { value: 'eur', label: 'Euro' },
        { value: 'usd', label: 'US dollar' },
      ]}
    />
  ),
  'radios with counts': (
    <Choice legend="Subject" name="subject" defaultValue="accounts" options={OPTIONS} />
  ),
  'links to pages': <ChoiceLinks legend="Subjects" current="/blog/payments" options={OPTIONS} />,
};
