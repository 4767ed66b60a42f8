/** Pictures of one case, and bytes of each as they are sent (C1.34). */
export const mostPictures = 4;
export const mostPictureBytes = 5 * 1024 * 1024;
