import type { SettingKey } from '@eyelet/contracts/settings/registry.ts';
import type { Setting } from '@eyelet/contracts/settings/setting.ts';
import type { ShopSettingRow } from '@eyelet/db/settings/shop-setting.ts';
import type { Context } from '../kernel/context.ts';

/** A setting as the studio shows it. */
export function settingView(
  { shop }: Pick<Context, 'shop'>,
  key: SettingKey,
  row: ShopSettingRow | undefined,
): Setting {
  const defaultValue = shop.settings.defaults[key];
  return {
    key,
    value: row?.decided ? row.value : defaultValue,
    defaultValue,
    version: row?.version ?? 0,
    changedAt: row?.changed_at.toISOString() ?? null,
    changedBy: row?.changed_by ?? null,
  };
}
