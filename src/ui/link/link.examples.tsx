import type { Examples } from '../kit/examples.ts';
import { Text } from '../layout/box.tsx';
import { Link } from './link.tsx';
import { WithMail } from './with-mail.tsx';

export const examples: Examples = {
  'in running text': (
    <Text>
      A payment needs <Link href="/docs">two signatures</Link>.
    </Text>
  ),
  'to another site': (
    <Text>
      See the <Link href="https://register.example">public register</Link>.
    </Text>
  ),
  'plain, in a new tab': (
    <Link href="/terms.pdf" variant="plain" newTab>
      Terms
    </Link>
  ),
  'on its own': (
    <Link href="/docs" variant="more">
      All documents
    </Link>
  ),
  'an e-mail address in a text': <WithMail text="Write to press@bank.example at any time." />,
};
