import { mostPaperPictureBytes } from '@eyelet/domain/disputes/paper-limits.ts';
import sharp from 'sharp';

type Picture = Readonly<{ content: Buffer; width: number; height: number }>;

/** Longer sides and qualities that are tried one after the other; the last always fits. */
const sizes = [
  [1800, 80],
  [1400, 72],
  [1000, 65],
  [700, 55],
  [480, 40],
] as const;

/** A picture as large as a paper that banks take has room for. */
export async function shrinkPicture({ content, width, height }: Picture): Promise<Picture> {
  let fitting: Picture = { content, width, height };
  for (const [side, quality] of sizes) {
    if (fitting.content.length <= mostPaperPictureBytes) break;
    const { data, info } = await sharp(content)
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality })
      .toBuffer({ resolveWithObject: true });
    fitting = { content: data, width: info.width, height: info.height };
  }
  return fitting;
}
