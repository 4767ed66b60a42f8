/** Values the installation makes for itself once, such as the key that signs tokens. */
export type SettingTables = {
  setting: { name: string; value: string };
};
