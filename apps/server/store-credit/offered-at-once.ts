import { findConsumer } from '@eyelet/db/consumers/consumer.ts';
import { readTrust } from '@eyelet/db/store-credit/advance.ts';
import { marketByHeader } from '@eyelet/domain/markets/markets.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { advanceOf } from '@eyelet/domain/store-credit/advance.ts';
import type { Context } from '../kernel/context.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';
import { instantLimitIn } from './instant-limit.ts';

/** Up to how much the buyer of an order is lent on a return of it, in major units. */
export async function offeredAtOnce(
  { shop, now }: Pick<Context, 'shop' | 'now'>,
  { owner, order }: Pick<StoredOrder, 'owner' | 'order'>,
): Promise<number> {
  const limit = instantLimitIn(shop.settings, marketByHeader(order.locale)?.country ?? '');
  const consumer = limit === 0 ? undefined : await findConsumer(shop.database.db, owner);
  if (!consumer) return 0;
  const trust = await readTrust(shop.database.db, owner);
  const facts = { limit, now, confirmed: consumer.confirmed, createdAt: consumer.created_at };
  return toAmount(advanceOf(limit * 100, { ...facts, ...trust }));
}
