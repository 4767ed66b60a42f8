import type { WorldPoint } from './web-mercator.ts';

/**
 * The part of the flat world in a picture: its upper left corner, and the width of the world in the picture's units.
 */
export type Ground = Readonly<{ corner: WorldPoint; zoom: number }>;

/** One tile of a picture, as servers number it, with its position in the picture's units. */
export type MapTile = Readonly<{ z: number; x: number; y: number; left: number; top: number; size: number }>;

type Size = Readonly<{ width: number; height: number }>;

/** Width of a tile at its original size, and the highest zoom level of most servers. */
const drawnSize = 256;
const closest = 19;

/**
 * The tiles that cover a picture, row by row, of the zoom level closest to their original size. The world repeats
 * beyond the date line; above and below it there is nothing.
 */
export function tilesOf({ corner, zoom }: Ground, { width, height }: Size): readonly MapTile[] {
  const z = Math.max(0, Math.min(closest, Math.round(Math.log2(zoom / drawnSize))));
  const across = 2 ** z;
  const size = zoom / across;
  const first = { x: Math.floor(corner.x * across), y: Math.max(0, Math.floor(corner.y * across)) };
  const last = {
    x: Math.ceil((corner.x + width / zoom) * across) - 1,
    y: Math.min(across, Math.ceil((corner.y + height / zoom) * across)) - 1,
  };
  const tiles: MapTile[] = [];
  for (let y = first.y; y <= last.y; y += 1) {
    for (let x = first.x; x <= last.x; x += 1) {
      const left = (x / across - corner.x) * zoom;
      const top = (y / across - corner.y) * zoom;
      tiles.push({ z, x: ((x % across) + across) % across, y, left, top, size });
    }
  }
  return tiles;
}

/** The URL of a tile from a template with `{z}`, `{x}` and `{y}`. */
export function tileAddress(template: string, tile: Pick<MapTile, 'z' | 'x' | 'y'>): string {
  return template.replace(/\{([zxy])\}/g, (_, axis: 'z' | 'x' | 'y') => String(tile[axis]));
}
