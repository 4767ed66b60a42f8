import type { Crop } from '@eyelet/contracts/media/medium.ts';
import { isSameSignature, signatureOf } from '../kernel/signature.ts';

/** Crops of pictures that documents show, each with a name of its own: `harbour--c10-20-50-60-3f…`. */
export type PictureCrops = Readonly<{
  nameOf: (picture: string, crop: Crop) => string;
  /**
   * The picture and the crop of a name that this shop has signed; otherwise anybody could have any number of crops made
   * and stored.
   */
  find: (name: string) => Readonly<{ picture: string; crop: Crop }> | undefined;
}>;

const nameShape = /^(.+)--c(\d{1,2})-(\d{1,2})-(\d{1,3})-(\d{1,3})-([0-9a-f]{12})$/;

export function createPictureCrops(secret: string): PictureCrops {
  const signed = (text: string) =>
    `${text}-${Buffer.from(signatureOf(text, secret), 'base64url').toString('hex').slice(0, 12)}`;
  return {
    nameOf: (picture, crop) => {
      const { x, y, width, height } = within(crop);
      return signed(`${picture}--c${x}-${y}-${width}-${height}`);
    },
    find: (name) => {
      const shape = nameShape.exec(name);
      // Reading a catalogue asks for every picture, and hardly any is a part of another.
      if (!shape || !isSameSignature(name, signed(name.slice(0, -13)))) return undefined;
      const [, picture = '', ...numbers] = shape;
      const [x = 0, y = 0, width = 1, height = 1] = numbers.slice(0, 4).map(Number);
      return { picture, crop: { x, y, width, height } };
    },
  };
}

/** A crop in whole percent that does not reach beyond the picture. */
function within({ x, y, width, height }: Crop): Crop {
  const [left, top] = [x, y].map((from) => Math.min(99, Math.max(0, Math.round(from)))) as [number, number];
  const upTo = (length: number, most: number) => Math.min(most, Math.max(1, Math.round(length)));
  return { x: left, y: top, width: upTo(width, 100 - left), height: upTo(height, 100 - top) };
}
