import type { Context } from '../kernel/context.ts';
import type { Refusal } from '../kernel/refusal.ts';
import { type Seller, sellerOf } from '../store-sessions/seller.ts';

/** For which store an associate gives or takes a cart; undefined for shoppers. Without a store associates do neither. */
export async function sellerIfAssociate(context: Context): Promise<Seller | Refusal<'AUT432'> | undefined> {
  return context.session?.isAssociate ? sellerOf(context) : undefined;
}
