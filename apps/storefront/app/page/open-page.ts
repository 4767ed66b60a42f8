import type { RouterContextProvider } from 'react-router';
import { type ShopContext, shopContext } from '../shop/shop-context.ts';
import { notAvailable } from './not-available.ts';

/** The shop for a loader. A path whose locale is not the market's has no page (C2.08). */
export function openPage(
  context: Readonly<RouterContextProvider>,
  params: Readonly<Record<string, string | undefined>>,
): ShopContext {
  const shop = context.get(shopContext);
  return params.locale === shop.market.locale ? shop : notAvailable();
}
