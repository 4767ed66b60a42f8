import { isTierKey, settingKeys } from '@eyelet/contracts/settings/registry.ts';
import type { Thresholds } from '@eyelet/domain/loyalty/tiers.ts';
import type { Shop } from '../kernel/shop.ts';

/** The thresholds of a country, as the people of the shop have decided. */
export function thresholdsIn(settings: Shop['settings'], country: string): Thresholds {
  const of = (tier: keyof Thresholds) => {
    const key = settingKeys.filter(isTierKey).find((one) => one === `tiers.${tier}-${country}`);
    return key === undefined ? 0 : settings.current()[key];
  };
  return { silver: of('silver'), gold: of('gold') };
}
