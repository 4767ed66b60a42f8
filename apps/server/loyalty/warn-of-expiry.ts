import { findConsumer } from '@eyelet/db/consumers/consumer.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import { markWarned } from '@eyelet/db/loyalty/member.ts';
import { type ExpiringPoints, pointsToWarnOf } from '@eyelet/db/loyalty/points.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { activeBeforeWarning } from '@eyelet/domain/loyalty/earning.ts';
import type { Shop } from '../kernel/shop.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';

const batch = 500;

/** Warns members once whose points expire soon unless they do something; returns how many. */
export async function warnOfExpiry(shop: Shop): Promise<number> {
  const { database, settings, clock } = shop;
  const before = activeBeforeWarning(clock(), settings.current()['loyalty.warning-days']);
  let warned = 0;
  for (let after = ''; ; ) {
    const members = await pointsToWarnOf(database.db, { before, after, limit: batch });
    for (const member of members) if (await warn(shop, member)) warned += 1;
    const last = members.at(-1);
    if (last === undefined || members.length < batch) break;
    after = last.consumerNo;
  }
  if (warned > 0) wakeAnnouncer(database);
  return warned;
}

async function warn({ database, clock }: Shop, { consumerNo, balance, lastActive }: ExpiringPoints): Promise<boolean> {
  return transact(database.db, async (tx) => {
    if (!(await markWarned(tx, consumerNo, lastActive))) return false;
    const consumer = await findConsumer(tx, consumerNo);
    if (!consumer?.email) return false;
    const payload = { consumerId: consumerNo, points: balance, lastActive: lastActive.toISOString() };
    await writeFacts(tx, [{ name: 'member.points-expiring', subject: consumerNo, payload }], clock());
    return true;
  });
}
