import sharp from 'sharp';
import type { Frame } from './browser.ts';

/** WebP encoding that remembers, per kind of picture, which quality fitted last time. */
export class Encoder {
  private readonly last = new Map<string, number>();

  /** WebP of a frame (rows bottom first) at `width` × `height`, as good as fits into `limit` bytes. */
  async encode(frame: Frame, width: number, height: number, limit: number, kind: string): Promise<Buffer> {
    const upright = await sharp(frame.pixels, { raw: { width: frame.width, height: frame.height, channels: 4 } })
      .flip()
      .removeAlpha()
      .resize(width, height, { kernel: 'lanczos3' })
      .raw()
      .toBuffer();
    let quality = Math.min(84, (this.last.get(kind) ?? 80) + 3);
    let soft = 0;
    for (;;) {
      const image = sharp(upright, { raw: { width, height, channels: 3 } });
      const result = await (soft > 0 ? image.blur(soft) : image)
        .webp({ quality, effort: 3 })
        .toBuffer();
      if (result.length <= limit) {
        this.last.set(kind, quality);
        return result;
      }
      if (quality > 30)
        quality = Math.max(30, Math.round(quality - Math.min(26, 5 + 30 * (result.length / limit - 1))));
      // Grain too fine for the limit even so: a trace of softness costs less than blocks would.
      else if (soft < 3) soft = soft === 0 ? 0.5 : soft + 0.3;
      else throw new Error(`A picture does not fit into ${limit} bytes`);
    }
  }
}
