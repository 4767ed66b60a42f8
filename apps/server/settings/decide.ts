import { isDeepStrictEqual } from 'node:util';
import type { Operation } from '@eyelet/contracts/kernel/operation.ts';
import { isSellerKey, type SettingKey } from '@eyelet/contracts/settings/registry.ts';
import type { Seller } from '@eyelet/contracts/settings/seller.ts';
import type { Setting } from '@eyelet/contracts/settings/setting.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { lockShopSetting, type ShopSettingRow, writeShopSetting } from '@eyelet/db/settings/shop-setting.ts';
import type { Facts, FactValue } from '@eyelet/domain/audit/diff.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { readLogo } from '../brand/logo.ts';
import type { Context } from '../kernel/context.ts';
import { type Refusal, refuseStale } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { settingView } from './view.ts';

type Decision = Readonly<{ key: SettingKey; version: number; value: unknown; decided: boolean }>;

/**
 * Writes a setting with its audit entry. A value that is stored already is answered as success, so that the call may be
 * repeated; an outdated version is refused with the current setting.
 */
export function decide(
  context: Context,
  operation: Operation,
  { key, version, value, decided }: Decision,
): Promise<Setting | Refusal<'STF409'>> {
  return transact(context.shop.database.db, async (tx) => {
    const row = await lockShopSetting(tx, key);
    const before = settingView(context, key, row);
    const isSame = decided ? row?.decided === true && isDeepStrictEqual(row.value, value) : row?.decided !== true;
    if (isSame) return before;
    if (before.version !== version) return refuseStale('STF409', before);
    const next: ShopSettingRow = {
      ...{ key, value, decided, version: version + 1 },
      ...{ changed_at: context.now, changed_by: staffOf(context).name },
    };
    await writeShopSetting(tx, next);
    const after = settingView(context, key, next);
    const change = {
      subject: { kind: 'setting', id: key },
      before: factsOf(before),
      after: factsOf(after),
    } as const;
    await recordAudit(tx, operation, change, sourceOf(context));
    return after;
  });
}

/** A setting for the audit: of a logo its path, which differs for each; a value with several members by its members. */
function factsOf({ key, value }: Setting): Facts {
  if (key === 'brand.logo' && typeof value === 'string') return { value: readLogo(value).path };
  if (isSellerKey(key)) return { ...(value as Seller | null) };
  return { value: value as FactValue };
}
