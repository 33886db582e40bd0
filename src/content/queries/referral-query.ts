import { load } from '../load.ts';
import { referralSchema } from '../schemas/referral-schema.ts';
import { tariffInForce } from '../tariffs.ts';
import { rewards } from './referral-reward-query.ts';

/** The texts of `/referralProgram`. */
export const referralPage = () => load('pages/referral.yaml', referralSchema);

/** The reward by risk category under the tariff in force. */
export function referralRewards() {
  return rewards(tariffInForce(), referralPage().reward);
}
