import type { AnyHandler } from '../kernel/handle.ts';
import { changeSettingHandler } from './change.ts';
import { listSettingsHandler } from './list.ts';
import { resetSettingHandler } from './reset.ts';

/** What the people of the shop decide. */
export const settingsHandlers: readonly AnyHandler[] = [listSettingsHandler, changeSettingHandler, resetSettingHandler];
