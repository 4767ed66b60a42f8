import {
  isInstantKey,
  isParcelKey,
  isSellerKey,
  isTierKey,
  type SettingKey,
  settingKeys,
} from '@eyelet/contracts/settings/registry.ts';
import { countryName } from '@eyelet/domain/countries/country-name.ts';
import type { Translate } from '@eyelet/messages/translate.ts';
import { currentWords } from './words.ts';

/** What a setting is called and what it does, in the language of the studio. */
export function settingWords(t: Translate, key: SettingKey) {
  if (isSellerKey(key)) {
    const country = countryName(key.slice('sellers.'.length), currentWords().language);
    return { name: t('studio.setting.sellers.name', { country }), does: t('studio.setting.sellers.does') };
  }
  if (isTierKey(key)) {
    const [tier = '', code = ''] = key.slice('tiers.'.length).split('-');
    const country = countryName(code, currentWords().language);
    return {
      name: t(`studio.setting.tiers.${tier as 'silver' | 'gold'}.name`, { country }),
      does: t('studio.setting.tiers.does'),
    };
  }
  if (isParcelKey(key)) {
    const country = countryName(key.slice('payments.by-parcel-'.length), currentWords().language);
    return {
      name: t('studio.setting.payments.by-parcel.name', { country }),
      does: t('studio.setting.payments.by-parcel.does'),
    };
  }
  if (isInstantKey(key)) {
    const country = countryName(key.slice('returns.instant-credit-'.length), currentWords().language);
    return {
      name: t('studio.setting.returns.instant-credit.name', { country }),
      does: t('studio.setting.returns.instant-credit.does'),
    };
  }
  return { name: t(`studio.setting.${key}.name`), does: t(`studio.setting.${key}.does`) };
}

/** What the setting of an audit entry is called; its key where the shop does not know it any more. */
export function settingName(t: Translate, key: string): string {
  const known = settingKeys.find((one) => one === key);
  return known ? settingWords(t, known).name : key;
}
