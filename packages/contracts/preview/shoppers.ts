/** Kinds of shoppers as whom an author may look at the shop. */
export const previewShoppers = ['guest', 'registered', 'member', 'athlete', 'employee', 'professional'] as const;

export type PreviewShopper = (typeof previewShoppers)[number];
