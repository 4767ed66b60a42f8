import type { AnyHandler } from '../kernel/handle.ts';
import { changeNotificationsHandler } from './change.ts';
import { listNotificationsHandler } from './list.ts';

/** Which notifications consumers want. */
export const notificationHandlers: readonly AnyHandler[] = [listNotificationsHandler, changeNotificationsHandler];
