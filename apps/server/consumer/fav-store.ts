import type { Consumer } from '@eyelet/db/consumers/consumer.ts';
import type { Place } from '../catalogue/reader.ts';
import type { Context } from '../kernel/context.ts';

/** A store by its id; undefined for any other place and for null. */
export function storeNamed({ shop }: Pick<Context, 'shop'>, storeId: string | null | undefined): Place | undefined {
  const place = storeId ? shop.catalogue.place(storeId) : undefined;
  return place?.kind === 'store' ? place : undefined;
}

/** The preferred store of a consumer; none for a store associate, who sells for others (C4.38). */
export function favStoreOf(
  context: Pick<Context, 'shop'>,
  consumer: Pick<Consumer, 'fav_store_id'> | undefined,
  isAssociate: boolean,
): Place | undefined {
  return isAssociate ? undefined : storeNamed(context, consumer?.fav_store_id);
}
