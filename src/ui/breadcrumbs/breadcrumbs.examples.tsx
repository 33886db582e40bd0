import type { Examples } from '../kit/examples.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

const TRAIL = [{ label: 'Documentation', href: '/docs' }, { label: 'Accounts' }];

export const examples: Examples = {
  'the levels above a page, and the page': <Breadcrumbs trail={TRAIL} here="Users and rights" />,
};
