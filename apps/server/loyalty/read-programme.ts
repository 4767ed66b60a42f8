import { readProgramme } from '@eyelet/contracts/loyalty/read-programme.ts';
import { tiersIn } from '@eyelet/domain/loyalty/tiers.ts';
import { handle } from '../kernel/handle.ts';
import { thresholdsIn } from '../pricing/tier-thresholds.ts';
import { benefitsOf } from './tiers.ts';

export const readProgrammeHandler = handle(readProgramme, async ({ shop: { settings }, market }) => ({
  tiers: tiersIn(thresholdsIn(settings, market.country)).map(({ tier, from }) => ({
    tier,
    from,
    ...benefitsOf(settings, tier),
  })),
  referralPoints: settings.current()['loyalty.referral-points'],
}));
