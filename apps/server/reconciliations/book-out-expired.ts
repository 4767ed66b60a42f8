import { type ExpiredHolding, expiredKeyOf, listExpired, readExpiring } from '@eyelet/db/ledger/expired.ts';
import { lockHolding } from '@eyelet/db/ledger/lock.ts';
import { hasPosting } from '@eyelet/db/ledger/payment.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { expiring } from '@eyelet/domain/ledger/expiry.ts';
import { expire, type Holding } from '@eyelet/domain/ledger/movements.ts';
import { markets } from '@eyelet/domain/markets/markets.ts';
import type { Shop } from '../kernel/shop.ts';
import { post } from '../ledger/post.ts';

const batch = 500;

type Books = Pick<Shop, 'database' | 'clock'>;

/**
 * Books out what is left of gift cards, rewards and yearly credits whose time is over; returns how many. Each is a transaction of its
 * own, so that payments with others do not wait. Points expire by themselves (`expirePoints`).
 */
export async function bookOutExpired(shop: Books): Promise<number> {
  const { db } = shop.database;
  let count = 0;
  let after: ExpiredHolding | undefined;
  for (;;) {
    const holdings = await listExpired(db, { now: shop.clock(), markets }, { after, limit: batch });
    for (const holding of holdings) if (await bookOut(shop, holding)) count += 1;
    after = holdings.at(-1);
    if (holdings.length < batch) return count;
  }
}

function bookOut({ database, clock }: Books, expired: ExpiredHolding): Promise<boolean> {
  return transact(database.db, async (tx) => {
    await lockHolding(tx, expired);
    const key = expiredKeyOf(expired);
    if (await hasPosting(tx, key)) return false;
    // A payment may have taken some of it since the list was read.
    const { balance, cameBack } = await readExpiring(tx, expired);
    const amount = expiring(balance, cameBack);
    if (amount === 0) return false;
    const { kind, holder, unit } = expired;
    const entries = expire({ kind, holder, unit } as Holding, amount);
    await post(tx, { key, kind: 'expire', reference: holder, entries }, clock());
    return true;
  });
}
