import type { Examples } from '../kit/examples.ts';
import { Disclosure } from './disclosure.tsx';

export const examples: Examples = {
  closed: (
    <Disclosure summary="When does a payment arrive?">
      <p>On the next business day at the latest.</p>
    </Disclosure>
  ),
  open: (
    <Disclosure summary="When does a payment arrive?" open>
      <p>
        On the next business day at the latest, if its last signature is given before the cut-off
        time. A later one counts as received on the next business day.
      </p>
    </Disclosure>
  ),
};
