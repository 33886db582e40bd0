import { join } from 'node:path';
import { fillMarks } from '../marks.ts';
import { type ReferralPage, referralSchema } from '../schemas/referral.ts';
import { CONTENT_DIR, marks } from '../site.ts';
import { readYaml } from '../yaml-file.ts';
import { tariffInForce } from './fees.ts';
import { type Reward, rewards } from './referral-reward.ts';

/** The texts of `/referralProgram`. */
export const referralPage: ReferralPage = readYaml(
  join(CONTENT_DIR, 'pages/referral.yaml'),
  referralSchema,
  (raw) => fillMarks(raw, marks),
);

/** The reward by risk category, under the tariff in force. */
export function referralRewards(): Reward[] {
  return rewards(tariffInForce(), referralPage.reward);
}
