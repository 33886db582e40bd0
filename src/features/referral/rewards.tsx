import type { ReferralPage } from '../../content/schemas/referral.ts';
import { Frame, Section } from '../../ui/section/section.tsx';
import { Table } from '../../ui/table/table.tsx';
import type { Reward } from './reward.ts';
import styles from './rewards.module.css';

interface RewardsProps {
  texts: ReferralPage['reward'];
  rewards: readonly Reward[];
}

/** The reward by risk category, reckoned from the price list in force, and how it is counted. */
export function Rewards({ texts, rewards }: RewardsProps) {
  const { share, of, duration, months, notes } = texts;
  return (
    <Section className={styles.section}>
      <Frame grid>
        <div className={styles.table}>
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
                  <td data-align="end" className={styles.total}>
                    {total}
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note} className={styles.note}>
              {note}
            </li>
          ))}
        </ul>
      </Frame>
    </Section>
  );
}
