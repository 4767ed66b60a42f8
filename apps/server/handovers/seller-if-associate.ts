import type { Context } from '../kernel/context.ts';
import type { Refusal } from '../kernel/refusal.ts';
import { type Seller, sellerOf } from '../store-sessions/seller.ts';

/**
 * The store for which an associate hands over or takes a cart; undefined for shoppers. Associates without a store are
 * refused.
 */
export async function sellerIfAssociate(context: Context): Promise<Seller | Refusal<'AUT432'> | undefined> {
  return context.session?.isAssociate ? sellerOf(context) : undefined;
}
