import { isInstantKey, settingKeys } from '@eyelet/contracts/settings/registry.ts';
import { marketByHeader } from '@eyelet/domain/markets/markets.ts';
import type { Shop } from '../kernel/shop.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';

type Sold = Readonly<{ order: Pick<StoredOrder['order'], 'locale' | 'in_store'> }>;

/**
 * The most that is lent on a return of an order which is on its way, in whole units of its currency, as its market has it; 0: nothing is.
 * What was sold at a till belongs to the account of the associate, to whom nothing is lent.
 */
export function instantLimitOf(settings: Shop['settings'], { order }: Sold): number {
  const country = marketByHeader(order.locale)?.country ?? '';
  const key = settingKeys.filter(isInstantKey).find((one) => one === `returns.instant-credit-${country}`);
  return key === undefined || order.in_store !== null ? 0 : settings.current()[key];
}
