import { changeSetting } from '@eyelet/contracts/settings/change.ts';
import { isSellerKey, type SellerKey, settingSchemas } from '@eyelet/contracts/settings/registry.ts';
import type { Seller } from '@eyelet/contracts/settings/seller.ts';
import { Check } from 'typebox/value';
import { cleanLogo } from '../brand/clean-logo.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { decide } from './decide.ts';

/** Changes the value of a setting. */
export const changeSettingHandler = handle(changeSetting, async (context, { params, body }) => {
  const { key } = params;
  const { value, version } = body;
  if (!Check(settingSchemas[key], value)) return refuse('STF400', { member: 'value' });
  if (isSellerKey(key) && !isReturnPlace(context.shop, value as Seller | null, key))
    return refuse('STF400', { member: 'value' });
  const kept = key === 'brand.logo' && typeof value === 'string' ? await cleanLogo(value) : value;
  if (kept === undefined) return refuse('STF400', { member: 'value' });
  return decide(context, changeSetting, { key, version, value: kept, decided: true });
});

/** Whether a seller has a place of the shop for returns, the one of before, or none. */
function isReturnPlace({ catalogue, settings }: Context['shop'], seller: Seller | null, key: SellerKey): boolean {
  const placeId = seller?.returnPlace ?? null;
  return placeId === null || placeId === settings.current()[key]?.returnPlace || catalogue.place(placeId) !== undefined;
}
