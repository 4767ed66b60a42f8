import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** Small versions of pictures in rows, `columns` wide; for looking, not for the shop. */
export async function contactSheet(
  folder: string,
  file: string,
  accept: (name: string) => boolean,
  cell = 240,
  columns = 8,
): Promise<number> {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.webp') && accept(name))
    .sort();
  const rows = Math.ceil(names.length / columns);
  if (rows === 0) return 0;
  const tiles = await Promise.all(
    names.map(async (name, i) => ({
      input: await sharp(join(folder, name)).resize(cell, cell, { fit: 'cover' }).toBuffer(),
      left: (i % columns) * cell,
      top: Math.floor(i / columns) * cell,
    })),
  );
  await sharp({ create: { width: columns * cell, height: rows * cell, channels: 3, background: '#F6F4EE' } })
    .composite(tiles)
    .jpeg({ quality: 85 })
    .toFile(file);
  return names.length;
}
