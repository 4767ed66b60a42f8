import { isInstantKey, settingKeys } from '@eyelet/contracts/settings/registry.ts';
import type { Shop } from '../kernel/shop.ts';

/** The most that is lent in a country on a return which is on its way, in whole units of its currency; 0: nothing is. */
export function instantLimitIn(settings: Shop['settings'], country: string): number {
  const key = settingKeys.filter(isInstantKey).find((one) => one === `returns.instant-credit-${country}`);
  return key === undefined ? 0 : settings.current()[key];
}
