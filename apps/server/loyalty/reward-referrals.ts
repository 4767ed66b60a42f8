import type { EventPayload } from '@eyelet/contracts/events/registry.ts';
import { findConsumer } from '@eyelet/db/consumers/consumer.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import {
  countRewardedReferrals,
  lockReferral,
  markReferralSettled,
  type Referral,
  referralsToReward,
} from '@eyelet/db/loyalty/referral.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { issue } from '@eyelet/domain/ledger/movements.ts';
import { tierCountsSince } from '@eyelet/domain/loyalty/earning.ts';
import { memberDays } from '@eyelet/domain/returns/eligibility.ts';
import type { Shop } from '../kernel/shop.ts';
import { returnDaysOf } from '../kernel/shop-settings.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { post } from '../ledger/post.ts';
import { pointsOf } from './earn.ts';
import { referralKey } from './posting-keys.ts';

const batch = 200;
const dayMs = 86_400_000;

/**
 * Rewards both members of a recommendation, once, when an order of the recommended one holds: the time in which it can be sent back is
 * over, and not all of it was. Returns how many recommendations were settled.
 */
export async function rewardReferrals(shop: Shop): Promise<number> {
  const { database, clock, settings } = shop;
  const decided = settings.current();
  const daysAgo = (days: number) => new Date(clock().getTime() - days * dayMs);
  // The last day to send something back ends with the day itself.
  const before = {
    handedOverBefore: daysAgo(memberDays(returnDaysOf(decided)) + 1),
    announcedBefore: daysAgo(decided['returns.days-to-send'] + 1),
  };
  let settled = 0;
  for (;;) {
    const found = await referralsToReward(database.db, before, batch);
    for (const referral of found) if (await reward(shop, referral)) settled += 1;
    if (found.length < batch) break;
  }
  if (settled > 0) wakeAnnouncer(database);
  return settled;
}

async function reward({ database, settings, clock }: Shop, { referred, referrer }: Referral): Promise<boolean> {
  const now = clock();
  const { 'loyalty.referral-points': points, 'loyalty.referrals-a-year': most } = settings.current();
  return transact(database.db, async (tx) => {
    if (!(await lockReferral(tx, referred))) return false;
    await markReferralSettled(tx, referred, now);
    if (points === 0) return true;
    const isWithin = (await countRewardedReferrals(tx, referrer, tierCountsSince(now))) < most;
    await give(tx, { consumerId: referred, points, as: 'referred', referred }, now);
    if (isWithin) await give(tx, { consumerId: referrer, points, as: 'referrer', referred }, now);
    return true;
  });
}

async function give(
  tx: Transaction<Tables>,
  rewarded: EventPayload<'member.referral-rewarded'>,
  now: Date,
): Promise<void> {
  const { consumerId, points, as, referred } = rewarded;
  if (!(await findConsumer(tx, consumerId))) return;
  const key = referralKey(referred, as);
  await post(tx, { key, kind: 'issue', reference: consumerId, entries: issue(pointsOf(consumerId), points) }, now);
  await writeFacts(tx, [{ name: 'member.referral-rewarded', subject: consumerId, payload: rewarded }], now);
}
