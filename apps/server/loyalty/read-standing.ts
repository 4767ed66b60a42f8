import { readStanding } from '@eyelet/contracts/loyalty/read-standing.ts';
import { knownShareCodeOf, shareCodeOf } from '@eyelet/db/loyalty/member.ts';
import { nextTierOf } from '@eyelet/domain/loyalty/tiers.ts';
import { handle } from '../kernel/handle.ts';
import { readableId } from '../kernel/readable-id.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { memberOf } from './member.ts';
import { tierOfMember } from './tiers.ts';

/** So many that nobody meets the code of somebody else by chance. */
const codeLength = 10;

export const readStandingHandler = handle(readStanding, async (context) => {
  const member = await memberOf(context);
  if (member instanceof Refusal) return member;
  const { shop, now } = context;
  const { db } = shop.database;
  const { tier, earned, thresholds, pointsPercent, birthdayPoints } = await tierOfMember(
    db,
    shop.settings,
    member,
    now,
  );
  const referralCode = context.look
    ? ((await knownShareCodeOf(db, member.id)) ?? '')
    : await shareCodeOf(db, member.id, readableId(codeLength));
  if (referralCode === undefined) return refuse('4044');
  const next = nextTierOf(earned, thresholds);
  return {
    tier,
    earnedPoints: earned,
    nextTier: next ? { tier: next.tier, missingPoints: next.missing } : null,
    pointsPercent,
    birthdayPoints,
    referralCode,
    referralPoints: shop.settings.current()['loyalty.referral-points'],
  };
});
