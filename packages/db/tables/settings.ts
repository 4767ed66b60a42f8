/** Values that the installation generates once, such as the key that signs tokens. */
export type SettingTables = {
  setting: { name: string; value: string };
};
