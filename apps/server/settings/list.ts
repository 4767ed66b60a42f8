import { listSettings } from '@eyelet/contracts/settings/list.ts';
import { settingKeys } from '@eyelet/contracts/settings/registry.ts';
import { readShopSettings } from '@eyelet/db/settings/shop-setting.ts';
import { handle } from '../kernel/handle.ts';
import { settingView } from './view.ts';

/** All settings, as the database has them. */
export const listSettingsHandler = handle(listSettings, async (_input, context) => {
  const rows = await readShopSettings(context.shop.database.db);
  const settings = settingKeys.map((key) =>
    settingView(
      key,
      rows.find((row) => row.key === key),
      context,
    ),
  );
  return { settings };
});
