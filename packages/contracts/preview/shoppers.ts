/** Kinds of shoppers that an author may preview the shop as. */
export const previewShoppers = ['guest', 'registered', 'member', 'athlete', 'employee', 'professional'] as const;

export type PreviewShopper = (typeof previewShoppers)[number];
