import type { AnyHandler } from '../kernel/handle.ts';
import { changeSettingHandler } from './change.ts';
import { listSettingsHandler } from './list.ts';
import { resetSettingHandler } from './reset.ts';

/** Settings that the people of the shop change. */
export const settingsHandlers: readonly AnyHandler[] = [listSettingsHandler, changeSettingHandler, resetSettingHandler];
