import { listStores } from '@eyelet/contracts/stores/list.ts';
import { loadMessages } from '@eyelet/messages/load-messages.ts';
import { isSeller } from '../session/is-consumer.ts';
import type { ShopContext } from '../shop/shop-context.ts';

/**
 * Words of the button that hands the cart over: to a shopper's phone from a till, else to a store, where the shop has any. They come
 * with the data of the page, as no more than one of the two is needed.
 */
export async function handOverLabel({ client, session, market }: ShopContext): Promise<string | undefined> {
  const sells = isSeller(session);
  if (!sells && (await client.call(listStores, {})).stores.length === 0) return undefined;
  const say = await loadMessages(market.tag, ['associates']);
  return say(sells ? 'handover.give.store' : 'handover.give.shopper');
}
