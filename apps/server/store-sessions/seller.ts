import type { StoreSession } from '@eyelet/contracts/auth/auth.ts';
import { findConsumer } from '@eyelet/db/consumers/consumer.ts';
import type { PriceAdjustment } from '@eyelet/domain/price-adjustments/adjustment.ts';
import type { Context } from '../kernel/context.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import type { PricedCart } from '../pricing/price.ts';
import { storeSessionOf } from './store-session.ts';

/** Who sells for a store, and the most that they may take off a price without approval, in hundredths of a percent. */
export type Seller = StoreSession & Readonly<{ alone: number }>;

/**
 * The store and the associate of a connected store session (C4.58), as staff have set them now; AUT432 for all other
 * callers.
 */
export async function sellerOf(context: Context): Promise<Seller | Refusal<'AUT432'>> {
  const { session, shop } = context;
  if (!session?.isAssociate) return refuse('AUT432');
  const associate = await findConsumer(shop.database.db, session.consumerNo);
  const sold = storeSessionOf(context, associate);
  if (!associate || !sold) return refuse('AUT432');
  const ofShop = shop.settings.current()['associates.adjust-alone'] * 100;
  return { ...sold, alone: associate.adjusts_up_to ?? ofShop };
}

/**
 * Whether adjustments were made by somebody who no longer sells for the store, whose limit is lower now, or before
 * limits existed: a session continues for a while after staff have taken the store from its associate. Costs a query
 * only if prices were adjusted.
 */
export async function isAdjustedInVain(
  context: Context,
  { lines, unapproved }: Pick<PricedCart, 'lines' | 'unapproved'>,
): Promise<boolean> {
  const given = [...lines.flatMap(({ adjusted }) => adjusted?.adjustment ?? []), ...unapproved];
  if (given.length === 0) return false;
  const seller = await sellerOf(context);
  return !('storeId' in seller) || given.some((one) => isOutdated(one, seller));
}

function isOutdated({ storeId, alone }: PriceAdjustment, seller: Seller): boolean {
  return storeId !== seller.storeId || alone === undefined || alone > seller.alone;
}
