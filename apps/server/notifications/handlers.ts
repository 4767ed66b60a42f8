import type { AnyHandler } from '../kernel/handle.ts';
import { changeNotificationsHandler } from './change.ts';
import { listNotificationsHandler } from './list.ts';

/** What consumers want to be told. */
export const notificationHandlers: readonly AnyHandler[] = [listNotificationsHandler, changeNotificationsHandler];
