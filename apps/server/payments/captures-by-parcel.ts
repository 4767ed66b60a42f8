import { isParcelKey, settingKeys } from '@eyelet/contracts/settings/registry.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import type { Shop } from '../kernel/shop.ts';

const parcelKeys = settingKeys.filter(isParcelKey);

/** Whether orders of the market of a header, such as `de_DE`, are captured as their parcels leave. */
export function capturesByParcel({ settings }: Pick<Shop, 'settings'>, locale: string): boolean {
  const { country } = marketByHeader(locale) ?? defaultMarket;
  const key = parcelKeys.find((one) => one === `payments.by-parcel-${country}`);
  return key !== undefined && settings.current()[key];
}
