import type { WorldPoint } from './web-mercator.ts';

/** What a picture shows of the flat world: its upper left corner, and how many of its units the world is wide. */
export type Ground = Readonly<{ corner: WorldPoint; zoom: number }>;

/** One tile of a picture, as servers number it, with its place in the units of the picture. */
export type MapTile = Readonly<{ z: number; x: number; y: number; left: number; top: number; size: number }>;

type Size = Readonly<{ width: number; height: number }>;

/** Units that a tile is wide where it is shown as it was drawn, and the closest look that most servers have. */
const drawnSize = 256;
const closest = 19;

/**
 * The tiles that cover a picture, row by row: of the step whose tiles are shown nearest to their own size. The world goes
 * on beyond the date line; above and below it there is nothing.
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

/** The address of a tile by a template with `{z}`, `{x}` and `{y}`. */
export function tileAddress(template: string, tile: Pick<MapTile, 'z' | 'x' | 'y'>): string {
  return template.replace(/\{([zxy])\}/g, (_, axis: 'z' | 'x' | 'y') => String(tile[axis]));
}
