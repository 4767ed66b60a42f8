import type { StoreSession } from '@eyelet/contracts/auth/auth.ts';
import { findConsumer } from '@eyelet/db/consumers/consumer.ts';
import type { Context } from '../kernel/context.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import type { PricedCart } from '../pricing/price.ts';
import { storeSessionOf } from './store-session.ts';

/** The store and the associate of a connected store session (C4.58), as the operator has them now; AUT432 for all others. */
export async function sellerOf(context: Context): Promise<StoreSession | Refusal<'AUT432'>> {
  const { session, shop } = context;
  if (!session?.isAssociate) return refuse('AUT432');
  const associate = await findConsumer(shop.database.db, session.consumerNo);
  return storeSessionOf(context, associate) ?? refuse('AUT432');
}

/**
 * Whether prices were adjusted by somebody who no longer sells for that store: a session lives on for a while after the
 * operator has taken the store from its associate. Costs a query only where prices were adjusted.
 */
export async function isAdjustedInVain(context: Context, { lines }: Pick<PricedCart, 'lines'>): Promise<boolean> {
  const stores = new Set(lines.flatMap(({ adjusted }) => adjusted?.adjustment.storeId ?? []));
  if (stores.size === 0) return false;
  const seller = await sellerOf(context);
  return !('storeId' in seller) || [...stores].some((storeId) => storeId !== seller.storeId);
}
