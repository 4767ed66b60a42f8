import { findConsumer } from '@eyelet/db/consumers/consumer.ts';
import { readTrust } from '@eyelet/db/store-credit/advance.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { advanceOf } from '@eyelet/domain/store-credit/advance.ts';
import type { Context } from '../kernel/context.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';
import { instantLimitOf } from './instant-limit-of.ts';

/** Up to how much the buyer of an order is lent on a return of it, in major units. */
export async function offeredAtOnce(
  { shop, now }: Pick<Context, 'shop' | 'now'>,
  stored: Pick<StoredOrder, 'owner' | 'order'>,
): Promise<number> {
  const limit = instantLimitOf(shop.settings, stored);
  const consumer = limit === 0 ? undefined : await findConsumer(shop.database.db, stored.owner);
  if (!consumer) return 0;
  const trust = await readTrust(shop.database.db, stored.owner);
  const facts = { limit, now, confirmed: consumer.confirmed, createdAt: consumer.created_at };
  return toAmount(advanceOf(limit * 100, { ...facts, ...trust }));
}
