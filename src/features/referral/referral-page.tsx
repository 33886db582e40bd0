import type { Reward } from '../../content/queries/referral-reward.ts';
import type { ReferralPage as Texts } from '../../content/schemas/referral.ts';
import { Closing } from './closing.tsx';
import { Conditions } from './conditions.tsx';
import { Opening } from './opening.tsx';
import { Questions } from './questions.tsx';
import { Rewards } from './rewards.tsx';
import { Sides } from './sides.tsx';
import { Steps } from './steps.tsx';
import { Who } from './who.tsx';

interface ReferralPageProps {
  texts: Texts;
  rewards: readonly Reward[];
  register: string;
}

/** `/referralProgram`: twelve months with a fifth lit, and two lines that join at an interchange. */
export function ReferralPage({ texts, rewards, register }: ReferralPageProps) {
  return (
    <>
      <Opening texts={texts} />
      <Rewards texts={texts.reward} rewards={rewards} />
      <Steps texts={texts.steps} months={texts.reward.months} />
      <Sides texts={texts.sides} />
      <Who texts={texts.who} notAllowed={texts.notAllowed} />
      <Conditions texts={texts.conditions} />
      <Questions texts={texts.faq} contact={texts.contact} />
      <Closing texts={texts.closing} register={register} />
    </>
  );
}
