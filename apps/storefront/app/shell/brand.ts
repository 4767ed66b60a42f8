/** Name of the shop as shoppers read it. */
export const shopName = 'Skerry';
