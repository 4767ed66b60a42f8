import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { redirect } from 'react-router';
import type { ShopContext } from '../shop/shop-context.ts';

/** Ids that say that nobody is signed in any more. */
const signedOut: ReadonlySet<string> = new Set(['AUT432', 'AUT498', 'PRO404']);

/** Calls as the signed-in consumer; whoever is not signed in is led to do so, and back to the page afterwards. */
export async function asConsumer<T>(
  shop: ShopContext,
  request: Request,
  run: (client: ShopContext['client']) => Promise<T>,
): Promise<T> {
  try {
    return await run(shop.client);
  } catch (error) {
    if (!(error instanceof ApiError) || !signedOut.has(error.id)) throw error;
    const { pathname, search } = new URL(request.url);
    throw redirect(`/${shop.market.locale}/sign-in?next=${encodeURIComponent(pathname + search)}`);
  }
}
