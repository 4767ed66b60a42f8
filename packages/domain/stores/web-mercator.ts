export type Position = Readonly<{ latitude: number; longitude: number }>;

/** A point of the flat world: 0 to 1 from west to east and from north to south. */
export type WorldPoint = Readonly<{ x: number; y: number }>;

/** The latitude at which the flat world, which is a square, ends. */
const lastLatitude = (Math.atan(Math.sinh(Math.PI)) * 180) / Math.PI;

/** The point of a position in Web Mercator, the projection of web maps (EPSG:3857). */
export function toWorld({ latitude, longitude }: Position): WorldPoint {
  const bounded = Math.max(-lastLatitude, Math.min(lastLatitude, latitude)) * (Math.PI / 180);
  return { x: longitude / 360 + 0.5, y: 0.5 - Math.log(Math.tan(Math.PI / 4 + bounded / 2)) / (2 * Math.PI) };
}

/** The position of a point of the flat world. */
export function toPosition({ x, y }: WorldPoint): Position {
  const latitude = (2 * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - Math.PI / 2) * (180 / Math.PI);
  return { latitude, longitude: (x - 0.5) * 360 };
}
