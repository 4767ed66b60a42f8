/** Widths that the media address takes. */
export const mediaWidths = [120, 240, 360, 480, 640, 800, 1080, 1400] as const;

export type MediaWidth = (typeof mediaWidths)[number];

/** Address of a picture at a width, by the name that the shop gives: it carries the version. */
export function mediaUrl(name: string, width: MediaWidth): string {
  return `/media/w${width}/${name}`;
}

/** All widths up to `most` as a srcset. */
export function mediaSrcSet(name: string, most: MediaWidth = 1400): string {
  return mediaWidths
    .filter((width) => width <= most)
    .map((width) => `${mediaUrl(name, width)} ${width}w`)
    .join(', ');
}
