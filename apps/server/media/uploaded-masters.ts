import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { LibraryRow } from '@eyelet/db/media/library.ts';
import sharp, { type Sharp } from 'sharp';
import { keyOf, type Library } from './library.ts';
import type { Master, Masters } from './masters.ts';
import type { PictureCrops } from './picture-crops.ts';
import type { MediaStorage } from './storage/storage.ts';

const breakpoints = ['sm', 'md', 'lg'] as const;

type Breakpoint = (typeof breakpoints)[number];

/** The name of a picture at a breakpoint with a crop of its own: `harbour--sm`. */
export function nameOfCrop(name: string, breakpoint: Breakpoint): string {
  return `${name}--${breakpoint}`;
}

/** The masters of the library and of the brand's folder; uploads and their crops come first. */
export function withUploads(
  masters: Masters,
  library: Library,
  storage: MediaStorage,
  pictureCrops: PictureCrops,
): Masters {
  /** The picture and the crop of a name: one that a document has chosen, or that of a breakpoint. */
  function cropped(name: string): Readonly<{ stem: string; crop: Crop }> | undefined {
    const chosen = pictureCrops.find(name);
    if (chosen) return { stem: chosen.picture, crop: chosen.crop };
    const [, stem = '', at] = /^(.+)--(sm|md|lg)$/.exec(name) ?? [];
    const crop = at === undefined ? undefined : library.find(stem)?.crops[at as Breakpoint];
    return crop && { stem, crop };
  }

  function findUploaded(name: string): Master | undefined {
    const part = cropped(name);
    const crop = part?.crop;
    const row = library.find(part?.stem ?? name);
    const key = row && keyOf(row);
    if (!row || key === undefined || (row.kind !== 'picture' && row.kind !== 'drawing')) return undefined;
    const version = crop ? shortHash(`${row.hash} ${JSON.stringify(crop)}`) : (row.hash ?? '').slice(0, 8);
    return {
      name,
      version,
      read: async (width) => {
        const file = await storage.read(key);
        if (!file) throw new Error(`the file of the medium ${row.name} is not in the storage`);
        return opened(await buffer(file.content), row, crop, width);
      },
    };
  }

  /** A crop of a picture that comes with the brand. */
  async function findCropped(name: string): Promise<Master | undefined> {
    const part = cropped(name);
    const master = part && (await masters.find(part.stem));
    if (!master) return undefined;
    return {
      name,
      version: shortHash(`${master.version} ${JSON.stringify(part.crop)}`),
      read: async (width) => cropOf(await master.read(width), part.crop),
    };
  }

  const find = async (name: string) => findUploaded(name) ?? (await findCropped(name)) ?? (await masters.find(name));

  return {
    find,
    names: masters.names,
    nameOfCrop: pictureCrops.nameOf,
    async inAddresses(names) {
      const own = [...new Set(names)].filter((name) => findUploaded(name) !== undefined || name.includes('--'));
      const others = names.filter((name) => !own.includes(name));
      const found = await Promise.all(own.map(find));
      return new Map([
        ...(await masters.inAddresses(others)),
        ...found.flatMap((one) => (one ? [[one.name, `${one.name}.${one.version}`] as const] : [])),
      ]);
    },
  };
}

type Crop = NonNullable<LibraryRow['crops'][Breakpoint]>;

/** The standard of 72 dots per inch; a drawing is rendered as large as it is requested. */
const usualDensity = 72;
const mostDensity = 2400;

async function opened(bytes: Buffer, row: LibraryRow, crop: Crop | undefined, width: number) {
  const scale = row.kind === 'drawing' && row.width ? width / ((row.width * (crop?.width ?? 100)) / 100) : 1;
  const density = Math.min(mostDensity, Math.max(usualDensity, Math.ceil(usualDensity * scale)));
  const image = sharp(bytes, row.kind === 'drawing' ? { density } : {}).autoOrient();
  return crop ? cropOf(image, crop) : image;
}

async function cropOf(image: Sharp, { x, y, width, height }: Crop): Promise<Sharp> {
  const { autoOrient: whole } = await image.metadata();
  const left = Math.round((whole.width * x) / 100);
  const top = Math.round((whole.height * y) / 100);
  return image.extract({
    ...{ left, top },
    width: Math.max(1, Math.min(whole.width - left, Math.round((whole.width * width) / 100))),
    height: Math.max(1, Math.min(whole.height - top, Math.round((whole.height * height) / 100))),
  });
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
