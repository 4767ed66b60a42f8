import sharp from 'sharp';
import type { Frame } from './browser.ts';

/** WebP of a frame (rows bottom first) at `width` × `height`, as good as fits into `limit` bytes. */
export async function encode(frame: Frame, width: number, height: number, limit: number): Promise<Buffer> {
  const upright = await sharp(frame.pixels, { raw: { width: frame.width, height: frame.height, channels: 4 } })
    .flip()
    .removeAlpha()
    .resize(width, height, { kernel: 'lanczos3' })
    .raw()
    .toBuffer();
  const image = () => sharp(upright, { raw: { width, height, channels: 3 } });
  let quality = 84;
  let result = await image().webp({ quality, effort: 4, smartSubsample: true }).toBuffer();
  while (result.length > limit && quality > 24) {
    quality = Math.max(24, Math.round(quality - Math.min(22, 6 + 26 * (result.length / limit - 1))));
    result = await image().webp({ quality, effort: 4, smartSubsample: true }).toBuffer();
  }
  if (result.length > limit) throw new Error(`A picture does not fit into ${limit} bytes`);
  return result;
}
