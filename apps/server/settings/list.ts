import { listSettings } from '@eyelet/contracts/settings/list.ts';
import { settingKeys } from '@eyelet/contracts/settings/registry.ts';
import { readShopSettings } from '@eyelet/db/settings/shop-setting.ts';
import { handle } from '../kernel/handle.ts';
import { settingView } from './view.ts';

/** All settings as stored, with defaults for the others. */
export const listSettingsHandler = handle(listSettings, async (context, _input) => {
  const rows = await readShopSettings(context.shop.database.db);
  const settings = settingKeys.map((key) =>
    settingView(
      context,
      key,
      rows.find((row) => row.key === key),
    ),
  );
  return { settings };
});
