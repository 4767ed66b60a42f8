import { type SettingKey, settingKeys } from '@eyelet/contracts/settings/registry.ts';
import type { MessageKey } from '@eyelet/messages/keys.ts';

/** The beginning of each key. */
type GroupId = SettingKey extends infer K ? (K extends `${infer G}.${string}` ? G : never) : never;

const titles = {
  brand: 'studio.settings.brand',
  features: 'studio.settings.features',
  wallets: 'studio.settings.wallets',
  payments: 'studio.settings.payments',
  orders: 'studio.settings.orders',
  'gift-cards': 'studio.settings.giftCards',
  goods: 'studio.settings.goods',
  reservations: 'studio.settings.reservations',
  pickups: 'studio.settings.pickups',
  transfers: 'studio.settings.transfers',
  associates: 'studio.settings.associates',
  promotions: 'studio.settings.promotions',
  loyalty: 'studio.settings.loyalty',
  tiers: 'studio.settings.tiers',
  sellers: 'studio.settings.sellers',
  care: 'studio.settings.care',
  returns: 'studio.settings.returns',
  downloads: 'studio.settings.downloads',
  retention: 'studio.settings.retention',
} as const satisfies Readonly<Record<GroupId, MessageKey>>;

/** The groups of settings in their order, with the settings in each. */
export const settingGroups = Object.entries(titles).map(([id, title]) => ({
  id,
  title,
  keys: settingKeys.filter((key) => key.startsWith(`${id}.`)),
}));
