import { isSellerKey, type SellerKey, settingKeys } from '@eyelet/contracts/settings/registry.ts';
import type { Seller } from '@eyelet/contracts/settings/seller.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import type { Shop } from '../kernel/shop.ts';

const sellerKeys = settingKeys.filter(isSellerKey);

/** The setting of who sells in the market of a header, such as `de_DE`. */
export function sellerKeyOf(locale: string): SellerKey | undefined {
  const { country } = marketByHeader(locale) ?? defaultMarket;
  return sellerKeys.find((key) => key === `sellers.${country}`);
}

/** Who sells in the market of a header, such as `de_DE`; null while nobody has decided it. */
export function sellerOf({ settings }: Pick<Shop, 'settings'>, locale: string): Seller | null {
  const key = sellerKeyOf(locale);
  return key ? settings.current()[key] : null;
}
