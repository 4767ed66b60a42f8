import type { ColumnType } from 'kysely';

/** Settings that staff have changed; a setting without a row has its default. */
export type ShopSettingTables = {
  shop_setting: {
    key: string;
    value: ColumnType<unknown, string, string>;
    version: number;
    changed_at: Date;
    /** Name of the person at that time. */
    changed_by: string;
    /** False after it was reset: the version keeps counting, the value has no effect. */
    decided: boolean;
  };
};
