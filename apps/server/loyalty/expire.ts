import { idleHolders, lockPoints, readPoints } from '@eyelet/db/loyalty/points.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { expire } from '@eyelet/domain/ledger/movements.ts';
import { activeBefore } from '@eyelet/domain/loyalty/earning.ts';
import type { Shop } from '../kernel/shop.ts';
import { post } from '../ledger/post.ts';
import { pointsOf } from './earn.ts';
import { expiredKey } from './posting-keys.ts';

const batch = 500;

/** Expires the points of members whose points have not changed for a year (C9.32); returns how many members. */
export async function expirePoints(shop: Shop): Promise<number> {
  const { db } = shop.database;
  const before = activeBefore(shop.clock());
  let expired = 0;
  for (let after = ''; ; ) {
    const holders = await idleHolders(db, { before, after, limit: batch });
    for (const holder of holders) if (await expireOne(shop, holder, before)) expired += 1;
    const last = holders.at(-1);
    if (last === undefined || holders.length < batch) return expired;
    after = last;
  }
}

async function expireOne({ database, clock }: Shop, holder: string, before: Date): Promise<boolean> {
  return transact(database.db, async (tx) => {
    await lockPoints(tx, holder);
    // Points may have been spent or earned since the list was read.
    const { balance, lastActive } = await readPoints(tx, holder);
    if (balance === 0 || !lastActive || lastActive >= before) return false;
    const posting = { key: expiredKey(holder, lastActive), kind: 'expire', reference: holder } as const;
    await post(tx, { ...posting, entries: expire(pointsOf(holder), balance) }, clock());
    return true;
  });
}
