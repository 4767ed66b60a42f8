/** Types of pictures that the shop draws again. */
export const pictureTypes = ['image/avif', 'image/webp', 'image/jpeg', 'image/png'] as const;
