import { findConsumer } from '@eyelet/db/consumers/consumer.ts';
import { closeKeys, postingsOfPayment } from '@eyelet/db/ledger/payment.ts';
import { lockPointsOwed, writePointsOwed } from '@eyelet/db/loyalty/member.ts';
import { lockPoints, pointsOfPosting, readPoints } from '@eyelet/db/loyalty/points.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { takeBack } from '@eyelet/domain/ledger/movements.ts';
import type { Shop } from '../kernel/shop.ts';
import { post } from '../ledger/post.ts';
import { findOrder } from '../stored-orders/stored-order.ts';
import { pointsOf } from './earn.ts';
import { earnedKey, takenBackKey } from './posting-keys.ts';
import { tellTier } from './tell-tier.ts';
import { tierOfMember } from './tiers.ts';

export type TakingBack = Readonly<{
  orderNumber: string;
  /** Distinguishes several postings of one order; each is written once. */
  cause: string;
  /** How many of the points that the order has earned, given whether a cause has taken back its points already; by default all. */
  points?: (earned: number, isDone: (cause: string) => boolean) => number;
}>;

/**
 * Takes back points of an order that was cancelled or returned, once (C9.32). Points that the member has spent already
 * are owed, and settled with the next ones that are earned.
 */
export async function takeBackPoints(
  { database, clock, settings }: Shop,
  { orderNumber, cause, points }: TakingBack,
): Promise<void> {
  const order = await findOrder(database.pool, orderNumber);
  if (!order) throw new Error(`there is no order ${orderNumber}`);
  await transact(database.db, async (tx) => {
    const earned = (await pointsOfPosting(tx, earnedKey(orderNumber))) ?? 0;
    const owed = await lockPointsOwed(tx, order.owner);
    if (earned === 0 || owed === undefined) return;
    const key = takenBackKey(orderNumber, cause);
    const done = new Set((await postingsOfPayment(tx, orderNumber)).map((posting) => posting.key));
    if (done.has(key)) return;
    const wanted = Math.min(points?.(earned, (one) => done.has(takenBackKey(orderNumber, one))) ?? earned, earned);
    const buyer = await findConsumer(tx, order.owner);
    const before = buyer && (await tierOfMember(tx, settings, buyer, clock()));
    await lockPoints(tx, order.owner);
    const { balance } = await readPoints(tx, order.owner);
    const taken = Math.min(balance, wanted);
    const posting = { key, kind: 'adjust', reference: orderNumber } as const;
    if (taken > 0) await post(tx, { ...posting, entries: takeBack(pointsOf(order.owner), taken) }, clock());
    else await closeKeys(tx, [{ ...posting, kind: 'void' }], clock());
    await writePointsOwed(tx, order.owner, owed + wanted - taken);
    if (before) await tellTier(tx, settings, { buyer, before: before.tier }, clock());
  });
}
