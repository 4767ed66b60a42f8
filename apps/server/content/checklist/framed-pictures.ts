import type { FramedPicture } from '@eyelet/domain/content/checklist/facts.ts';
import type { Pixels } from '@eyelet/domain/content/checklist/words-on-picture.ts';
import { LRUCache } from 'lru-cache';
import type { Masters } from '../../media/masters.ts';

/** Pixels of a side that are looked at. */
const side = 48;

/** A picture is asked for in this width, so that a part of it still has pixels enough. */
const askedWidth = 480;

/** How many pictures of a document are looked at. */
const most = 24;

const kept = new LRUCache<string, Pixels>({ max: 400 });

/** Pictures as their frames show them, each read once; those that cannot be read are not known. */
export async function readFramed(
  masters: Pick<Masters, 'find'>,
  pictures: readonly FramedPicture[],
): Promise<(picture: FramedPicture) => Pixels | undefined> {
  const known = new Map<string, Pixels>();
  const all = new Map(pictures.map((one) => [JSON.stringify(one), one]));
  for (const [name, picture] of [...all].slice(0, most)) {
    const pixels = await read(masters, picture).catch(() => undefined);
    if (pixels) known.set(name, pixels);
  }
  return (picture) => known.get(JSON.stringify(picture));
}

async function read(masters: Pick<Masters, 'find'>, picture: FramedPicture): Promise<Pixels | undefined> {
  const master = await masters.find(picture.name);
  if (!master) return undefined;
  const key = `${master.version} ${JSON.stringify(picture)}`;
  const before = kept.get(key);
  if (before) return before;
  const small = (await master.read(askedWidth)).resize({ width: askedWidth, withoutEnlargement: true });
  const { data, info } = await small.removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const pixels = framed({ width: info.width, height: info.height, rgb: data }, picture);
  kept.set(key, pixels);
  return pixels;
}

/** What a frame shows: the crop, cut to the shape of the frame around the focal point, as `object-fit: cover` does. */
function framed({ width, height, rgb }: Pixels, { crop, focus = { x: 50, y: 50 }, shape }: FramedPicture): Pixels {
  const part = crop ?? { x: 0, y: 0, width: 100, height: 100 };
  const [wide, high] = [(part.width / 100) * width, (part.height / 100) * height];
  const scale = Math.min(wide / shape, high);
  const [shownWide, shownHigh] = [scale * shape, scale];
  const left = (part.x / 100) * width + ((wide - shownWide) * focus.x) / 100;
  const top = (part.y / 100) * height + ((high - shownHigh) * focus.y) / 100;
  const size =
    shape >= 1
      ? { width: side, height: Math.max(1, Math.round(side / shape)) }
      : { width: Math.max(1, Math.round(side * shape)), height: side };
  const seen = new Uint8Array(size.width * size.height * 3);
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      const fromX = Math.min(width - 1, Math.floor(left + ((x + 0.5) / size.width) * shownWide));
      const fromY = Math.min(height - 1, Math.floor(top + ((y + 0.5) / size.height) * shownHigh));
      const from = (fromY * width + fromX) * 3;
      seen.set(rgb.subarray(from, from + 3), (y * size.width + x) * 3);
    }
  }
  return { ...size, rgb: seen };
}
