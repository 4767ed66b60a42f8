import { loyaltyToken } from '@eyelet/contracts/loyalty/token.ts';
import { findConsumer } from '@eyelet/db/consumers/consumer.ts';
import { keepReferral } from '@eyelet/db/consumers/referral.ts';
import { subscriptionsOf } from '@eyelet/db/subscriptions/subscription.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { shopperOf } from '../kernel/shopper-of.ts';
import { isConfirmed } from './is-confirmed.ts';

/** Gives a member a token of the loyalty programme (C7.66). */
export const loyaltyTokenHandler = handle(loyaltyToken, async (context, { body }) => {
  const { shop, now, leadSource } = context;
  const { db } = shop.database;
  const consumer = await findConsumer(db, shopperOf(context).consumerNo);
  if (!consumer?.member_id) return refuse('REW130');
  const referralCode = body.referralCode?.trim() || undefined;
  // The code comes with the joining alone and must be kept until a later confirmation.
  if (referralCode !== undefined) await keepReferral(db, consumer.id, referralCode);
  if (!isConfirmed(await subscriptionsOf(db, consumer.id))) return refuse('REW135');
  const claims = { consumerNo: consumer.id, memberId: consumer.member_id, usid: body.usid };
  return { loyaltyToken: await shop.loyaltyTokens.sign({ ...claims, referralCode, source: leadSource }, now) };
});
