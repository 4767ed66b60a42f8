import type { Consumer } from '@eyelet/db/consumers/consumer.ts';
import type { Place } from '../catalogue/reader.ts';
import type { Context } from '../kernel/context.ts';
import { storeNamed } from '../store-sessions/store-named.ts';

/** The preferred store of a consumer; none for a store associate, who sells for others (C4.38). */
export function favStoreOf(
  context: Pick<Context, 'shop'>,
  consumer: Pick<Consumer, 'fav_store_id'> | undefined,
  isAssociate: boolean,
): Place | undefined {
  return isAssociate ? undefined : storeNamed(context, consumer?.fav_store_id);
}
