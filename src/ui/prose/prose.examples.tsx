import type { Examples } from '../kit/examples.ts';
import { Prose } from './prose.tsx';

export const examples: Examples = {
  'everything that Markdown can write': (
    <Prose>
      <h2>Cut-off times</h2>
      <p>
        The <strong>last signature</strong> counts, <em>not the first</em>; see{' '}
        <a href="/docs">the documentation</a> and the field <code>cut_off</code>.
      </p>
      <h3>On which days</h3>
      <ul>
        <li>Monday to Friday</li>
        <li>
          not on a holiday of the system
          <ul>
            <li>1 January</li>
          </ul>
        </li>
      </ul>
      <ol>
        <li>Prepare the payment</li>
        <li>Have it signed</li>
      </ol>
      <blockquote>
        <p>A payment signed too late counts as received on the next business day.</p>
      </blockquote>
      <pre>
        <code>{'{\n  "status": "credited"\n}'}</code>
      </pre>
      <h4>In other time zones</h4>
      <p>In the east of the time zone the clock is an hour later.</p>
    </Prose>
  ),
};
