export type Position = Readonly<{ latitude: number; longitude: number }>;

/** A point of the flat world: 0 to 1 from west to east and from north to south. */
export type WorldPoint = Readonly<{ x: number; y: number }>;

/** Degrees beyond which the flat world, which is a square, shows nothing. */
const lastLatitude = (Math.atan(Math.sinh(Math.PI)) * 180) / Math.PI;

/** Where a position lies in Web Mercator, the projection of maps of the web (EPSG:3857). */
export function toWorld({ latitude, longitude }: Position): WorldPoint {
  const bounded = Math.max(-lastLatitude, Math.min(lastLatitude, latitude)) * (Math.PI / 180);
  return { x: longitude / 360 + 0.5, y: 0.5 - Math.log(Math.tan(Math.PI / 4 + bounded / 2)) / (2 * Math.PI) };
}

/** The position of a point of the flat world. */
export function toPosition({ x, y }: WorldPoint): Position {
  const latitude = (2 * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - Math.PI / 2) * (180 / Math.PI);
  return { latitude, longitude: (x - 0.5) * 360 };
}
