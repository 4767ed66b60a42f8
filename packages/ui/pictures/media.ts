/** Widths that the media route accepts. */
export const mediaWidths = [120, 240, 360, 480, 640, 800, 1080, 1400] as const;

export type MediaWidth = (typeof mediaWidths)[number];

/** URL of a picture at a width, by its name with version. */
export function mediaUrl(name: string, width: MediaWidth): string {
  return `/media/w${width}/${name}`;
}

/** The widths from `least` to `most` as a srcset. */
export function mediaSrcSet(name: string, least: MediaWidth = 120, most: MediaWidth = 1400): string {
  return mediaWidths
    .filter((width) => least <= width && width <= most)
    .map((width) => `${mediaUrl(name, width)} ${width}w`)
    .join(', ');
}
