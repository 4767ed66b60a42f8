/** Name of the shop as shoppers read it. */
export const shopName = 'Skerry';

/** Name of the picture that stands for pages without one of their own where they are shared. */
export const sharePicture = 'scene-social';
