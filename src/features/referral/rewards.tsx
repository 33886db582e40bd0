import { clsx } from 'clsx';
import type { Reward } from '../../content/queries/referral-reward.ts';
import type { ReferralPage } from '../../content/schemas/referral.ts';
import { cell } from '../../ui/layout/cell.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import { Frame, Section } from '../../ui/section/section.tsx';
import { Table } from '../../ui/table/table.tsx';
import styles from './referral.module.css';

interface RewardsProps {
  texts: ReferralPage['reward'];
  rewards: readonly Reward[];
}

/** The reward by risk category, reckoned from the price list in force, and how it is counted. */
export function Rewards({ texts, rewards }: RewardsProps) {
  const { share, of, duration, months, notes } = texts;
  return (
    <Section className={layout.before8}>
      <Frame grid>
        <div className={clsx(styles.rewards, cell(1, 8, [1, 13]))}>
          <Table caption={`${share} ${of} ${duration}`}>
            <thead>
              <tr>
                <th scope="col">Risk category</th>
                <th scope="col" data-align="end">
                  Fee a month
                </th>
                <th scope="col" data-align="end">
                  {share} of it
                </th>
                <th scope="col" data-align="end">
                  In {months} months
                </th>
              </tr>
            </thead>
            <tbody>
              {rewards.map(({ category, fee, month, total }) => (
                <tr key={category}>
                  <th scope="row">{category}</th>
                  <td data-align="end">{fee}</td>
                  <td data-align="end">{month}</td>
                  <td data-align="end" className={clsx(text.readout, styles.total)}>
                    {total}
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
        <ul className={clsx(layout.before5, cell(9, 13, [1, 13]))}>
          {notes.map((note) => (
            <li key={note} className={clsx(text.fine, layout.pad4, layout.rule)}>
              {note}
            </li>
          ))}
        </ul>
      </Frame>
    </Section>
  );
}
