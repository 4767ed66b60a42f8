import type { Ground } from '@eyelet/domain/stores/map-tiles.ts';
import land from './land.svg?url';

/** Width of the world in units of the drawing (scripts/draw-land.ts). */
const worldSize = 65_536;

/** The coasts of a drawn map: one picture for all maps, loaded only by pages with a map. */
export function MapLand({ ground: { corner, zoom } }: Readonly<{ ground: Ground }>) {
  return (
    <use
      href={`${land}#land`}
      transform={`translate(${-corner.x * zoom} ${-corner.y * zoom}) scale(${zoom / worldSize})`}
      data-land=""
      fill="var(--color-foam)"
      stroke="var(--color-drift)"
      strokeWidth="1"
    />
  );
}
