import type { Ground } from '@eyelet/domain/stores/map-tiles.ts';
import land from './land.svg?url';

/** Units that the world is wide in the drawing of the land (scripts/draw-land.ts). */
const worldSize = 65_536;

/** Coasts beneath a drawn map: one picture for all of them, which only pages with a map ask for. */
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
