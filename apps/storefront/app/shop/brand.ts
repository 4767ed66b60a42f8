/** Name of the shop as shoppers read it. */
export const shopName = 'Skerry';

/** Name of the picture in link previews of pages without a picture of their own. */
export const sharePicture = 'scene-social';
