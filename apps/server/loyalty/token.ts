import { loyaltyToken } from '@eyelet/contracts/loyalty/token.ts';
import { keepReferral } from '@eyelet/db/consumers/referral.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { hasConfirmed, memberOf } from './member.ts';

/** Issues a token of the loyalty programme to a member (C7.66). */
export const loyaltyTokenHandler = handle(loyaltyToken, async (context, { body }) => {
  const { shop, now, leadSource } = context;
  const member = await memberOf(context);
  if (member instanceof Refusal) return member;
  const referralCode = body.referralCode?.trim() || undefined;
  // Only the call that joins has the code; it is stored for a later confirmation.
  if (referralCode !== undefined) await keepReferral(shop.database.db, member.id, referralCode);
  if (!(await hasConfirmed(context, member))) return refuse('REW135');
  const claims = { consumerNo: member.id, memberId: member.member_id, usid: body.usid };
  return { loyaltyToken: await shop.loyaltyTokens.sign({ ...claims, referralCode, source: leadSource }, now) };
});
