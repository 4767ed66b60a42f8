import type { Consumer } from '@eyelet/db/consumers/consumer.ts';
import type { Place } from '../catalogue/reader.ts';
import type { Context } from '../kernel/context.ts';

/** A store by its id; undefined for any other place and for null. */
export function storeNamed(storeId: string | null | undefined, { shop }: Pick<Context, 'shop'>): Place | undefined {
  const place = storeId ? shop.catalogue.place(storeId) : undefined;
  return place?.kind === 'store' ? place : undefined;
}

/** The preferred store of a consumer; none for a store associate, who sells for others (C4.38). */
export function favStoreOf(
  consumer: Pick<Consumer, 'fav_store_id'> | undefined,
  isAssociate: boolean,
  context: Pick<Context, 'shop'>,
): Place | undefined {
  return isAssociate ? undefined : storeNamed(consumer?.fav_store_id, context);
}
