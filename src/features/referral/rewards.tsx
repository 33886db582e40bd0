import { clsx } from 'clsx';
import type { Reward } from '../../content/queries/referral-reward.ts';
import type { ReferralPage } from '../../content/schemas/referral.ts';
import { Box, Text } from '../../ui/layout/box.tsx';
import { lookOf } from '../../ui/layout/look.ts';
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
    <Section before={8}>
      <Frame grid>
        <Box at={[1, 8]} tablet={[1, 13]} className={styles.rewards}>
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
                  <td data-align="end" className={clsx(styles.total, lookOf({ size: 'readout' }))}>
                    {total}
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Box>
        <Box as="ul" before={5} at={[9, 13]} tablet={[1, 13]}>
          {notes.map((note) => (
            <Text key={note} as="li" size="fine" pad={4} rule="start">
              {note}
            </Text>
          ))}
        </Box>
      </Frame>
    </Section>
  );
}
