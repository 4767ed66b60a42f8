import type { Sharp } from 'sharp';

/** Widths that may be requested. Together with the masters they bound the size of the cache. */
export const widths: readonly number[] = [120, 240, 360, 480, 640, 800, 1080, 1400];

export type Format = 'avif' | 'webp' | 'jpeg';

export const contentTypes: Readonly<Record<Format, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
};

/** The smallest format that the client accepts, AVIF only where the shop makes it. */
export function formatFor(accept: string | undefined, avif: boolean): Format {
  if (avif && accept?.includes('image/avif')) return 'avif';
  return accept?.includes('image/webp') ? 'webp' : 'jpeg';
}

// Qualities chosen by eye for rendered studio pictures: flat backdrops show banding before edges show blur.
const encoders: Readonly<Record<Format, (image: Sharp) => Sharp>> = {
  avif: (image) => image.avif({ quality: 56, effort: 3, chromaSubsampling: '4:4:4' }),
  webp: (image) => image.webp({ quality: 80, effort: 3, smartSubsample: true }),
  jpeg: (image) => image.flatten({ background: '#e4e2da' }).jpeg({ quality: 80, mozjpeg: true }),
};

export function encode(image: Sharp, format: Format): Sharp {
  return encoders[format](image);
}
