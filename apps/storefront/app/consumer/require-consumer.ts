import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { redirect } from 'react-router';
import { pageUrl } from '../page/page-url.ts';
import type { ShopContext } from '../shop/shop-context.ts';

/** Error ids that mean that nobody is signed in. */
const signedOut: ReadonlySet<string> = new Set(['AUT432', 'AUT498', 'PRO404']);

/** Makes a call as the signed-in consumer; redirects a guest to sign in, and back to the page afterwards. */
export async function asConsumer<T>(
  shop: ShopContext,
  request: Request,
  run: (client: ShopContext['client']) => Promise<T>,
): Promise<T> {
  try {
    return await run(shop.client);
  } catch (error) {
    if (!(error instanceof ApiError) || !signedOut.has(error.id)) throw error;
    const { pathname, search } = pageUrl(request);
    throw redirect(`/${shop.market.locale}/sign-in?next=${encodeURIComponent(pathname + search)}`);
  }
}
