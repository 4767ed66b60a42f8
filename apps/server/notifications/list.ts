import { listNotifications } from '@eyelet/contracts/notifications/list.ts';
import { preferencesOf } from '@eyelet/db/notifications/preference.ts';
import { allPreferences } from '@eyelet/domain/consumer/notifications.ts';
import { handle } from '../kernel/handle.ts';

export const listNotificationsHandler = handle(listNotifications, async ({ shop, session }) => ({
  notifications: [...allPreferences(await preferencesOf(shop.database.db, session?.consumerNo ?? ''))],
  sendsTexts: shop.textService !== undefined,
}));
