import { findConsumer } from '@eyelet/db/consumers/consumer.ts';
import { hasPosting } from '@eyelet/db/ledger/payment.ts';
import { lockPointsOwed, writePointsOwed } from '@eyelet/db/loyalty/member.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import type { Holding } from '@eyelet/domain/ledger/movements.ts';
import { issue, takeBack } from '@eyelet/domain/ledger/movements.ts';
import { pointsFor } from '@eyelet/domain/loyalty/earning.ts';
import { pointsAtRate } from '@eyelet/domain/loyalty/tiers.ts';
import { isRewardMethod } from '@eyelet/domain/payments/value-methods.ts';
import type { Shop } from '../kernel/shop.ts';
import { post } from '../ledger/post.ts';
import { findOrder, type StoredOrder } from '../stored-orders/stored-order.ts';
import { earnedKey, takenBackKey } from './posting-keys.ts';
import { tellTier } from './tell-tier.ts';
import { tierOfMember } from './tiers.ts';

export function pointsOf(consumerNo: string): Holding {
  return { kind: 'points', holder: consumerNo, unit: 'points' };
}

/**
 * Credits a member with the points of an order, once (C1.14, C9.32). A negative balance, from points that were spent
 * before their order was cancelled, is settled with them.
 */
export async function earnPoints(shop: Shop, orderNumber: string): Promise<void> {
  const { database, clock } = shop;
  const order = await findOrder(database.pool, orderNumber);
  if (!order) throw new Error(`there is no order ${orderNumber}`);
  const { exchange } = order;
  await transact(database.db, async (tx) => {
    const buyer = await findConsumer(tx, order.owner);
    if (!buyer?.member_id) return;
    const owed = await lockPointsOwed(tx, order.owner);
    if (owed === undefined) return;
    // Once for the rate of that moment: the order itself may have brought a tier that earns more.
    if (await hasPosting(tx, earnedKey(orderNumber))) return;
    const now = clock();
    const before = await tierOfMember(tx, shop.settings, buyer, now);
    // What is exchanged keeps its points, whatever the tier is by now.
    const earned = exchange ? exchange.points : pointsAtRate(pointsFor(earningOf(order)), before.pointsPercent);
    if (earned === 0) return;
    const holding = pointsOf(order.owner);
    const posting = { key: earnedKey(orderNumber), kind: 'issue', reference: orderNumber } as const;
    const { outcome } = await post(tx, { ...posting, entries: issue(holding, earned) }, now);
    if (outcome === 'posted') await tellTier(tx, shop.settings, { buyer, before: before.tier }, now);
    const settled = Math.min(owed, earned);
    if (outcome !== 'posted' || settled === 0) return;
    const settling = { key: takenBackKey(orderNumber, 'owed'), kind: 'adjust', reference: orderNumber } as const;
    await post(tx, { ...settling, entries: takeBack(holding, settled) }, now);
    await writePointsOwed(tx, order.owner, owed - settled);
  });
}

/**
 * What points of an order are earned for, line by line. That of an exchange earns what the returned goods had earned, whatever part of
 * these rewards had paid: what this is less than its goods are worth is taken off like a reward.
 */
export function earningOf({ order, lines, payments, exchange }: StoredOrder) {
  const rewards = payments.reduce((sum, { method, amount }) => (isRewardMethod(method) ? sum + amount : sum), 0);
  const goods = lines.reduce(
    (sum, line) => sum + line.row_after_order_discount - (order.tax_included ? line.tax_total : 0),
    0,
  );
  return {
    lines: lines.map((line) => ({
      lineNo: line.line_no,
      qty: line.qty,
      amount: line.row_after_order_discount,
      tax: line.tax_total,
      isGiftCard: line.gift_card !== null,
    })),
    taxIncluded: order.tax_included,
    rewards: exchange ? Math.max(0, goods - exchange.points * 100) : rewards,
  };
}
