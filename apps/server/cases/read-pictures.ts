import type { NewCasePicture } from '@eyelet/db/cases/case.ts';
import { checkPictures, pictureTypeOf } from '@eyelet/domain/cases/pictures.ts';
import type { Invalid } from '@eyelet/domain/validation/invalid.ts';
import sharp from 'sharp';

/** Pixels of the longer side that are stored: enough to see a seam. */
const longestSide = 2048;

/** Pixels of the largest picture that is decoded; a small file can claim to be huge. */
const mostPixels = 50_000_000;

export type KeptPicture = Omit<NewCasePicture, 'id'>;

/** Reads the pictures of a case that come as base64, as `readPictureFiles` does. */
export function readPictures(encoded: readonly string[]): Promise<readonly KeptPicture[] | Invalid> {
  return readPictureFiles(encoded.map((text) => Buffer.from(text, 'base64')));
}

/**
 * Decodes the pictures of a case. Their type is recognised by content, whatever their names say, and they
 * are drawn again, upright and without the place and camera in their metadata. Or the problem with them.
 */
export async function readPictureFiles(sent: readonly Buffer[]): Promise<readonly KeptPicture[] | Invalid> {
  const problem = checkPictures(sent.map(({ length }) => length));
  if (problem) return problem;
  // The type first, as the library would also draw other files, such as documents.
  if (sent.some((bytes) => pictureTypeOf(bytes) === undefined)) return unreadable;
  const kept: KeptPicture[] = [];
  // One after the other, so that one call does not take all cores.
  for (const bytes of sent) {
    const picture = await readPicture(bytes).catch(() => undefined);
    if (!picture) return unreadable;
    kept.push(picture);
  }
  return kept;
}

const unreadable = { key: 'validation.picture' } as const;

async function readPicture(bytes: Buffer): Promise<KeptPicture> {
  const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  return { content: data, width: info.width, height: info.height };
}
