import type { SettingKey } from '@eyelet/contracts/settings/registry.ts';
import { settingKeys } from '@eyelet/contracts/settings/registry.ts';
import type { Translate } from '@eyelet/messages/translate.ts';

/** What a setting is called and what it does. */
export function settingWords(t: Translate, key: SettingKey) {
  return { name: t(`studio.setting.${key}.name`), does: t(`studio.setting.${key}.does`) };
}

/** What the setting of an audit entry is called; its key where the shop does not know it any more. */
export function settingName(t: Translate, key: string): string {
  const known = settingKeys.find((one) => one === key);
  return known ? settingWords(t, known).name : key;
}
