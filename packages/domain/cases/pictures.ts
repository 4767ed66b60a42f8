import { mostPictureBytes, mostPictures } from '@eyelet/contracts/cases/pictures.ts';
import type { Verdict } from '../validation/invalid.ts';

/** Types that a picture of a case may have. None of them can hold a script. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

export type PictureType = (typeof pictureTypes)[number];

/** The type of a file by its first bytes, whatever its name says; undefined for any other type. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (text(0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp';
  return text(4, 12) === 'ftypavif' ? 'image/avif' : undefined;
}

/** Whether there are too many pictures. */
export function checkPictureCount(count: number): Verdict {
  return count > mostPictures ? { key: 'validation.pictureCount', args: { n: mostPictures } } : undefined;
}

/** Whether there are too many pictures, or too large ones; their types are checked when they are decoded. */
export function checkPictures(sizes: readonly number[]): Verdict {
  const isMany = checkPictureCount(sizes.length);
  if (isMany) return isMany;
  if (sizes.some((bytes) => bytes > mostPictureBytes)) {
    return { key: 'validation.pictureSize', args: { n: mostPictureBytes / (1024 * 1024) } };
  }
  return undefined;
}
