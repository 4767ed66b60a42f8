import type { SettingTables } from './settings/tables.ts';

/** Every table, by room. A room's own file describes its columns. */
export type Tables = SettingTables;
