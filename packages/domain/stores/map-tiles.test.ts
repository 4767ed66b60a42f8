import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tileAddress, tilesOf } from './map-tiles.ts';
import { toWorld } from './web-mercator.ts';

const size = { width: 800, height: 640 };

/** A picture centred on a position, at a whole zoom level of tiles. */
function around(latitude: number, longitude: number, z: number) {
  const zoom = 256 * 2 ** z;
  const { x, y } = toWorld({ latitude, longitude });
  return { corner: { x: x - size.width / 2 / zoom, y: y - size.height / 2 / zoom }, zoom };
}

test.each([
  ['London', 51.5085, -0.1257, 10, 511, 340],
  ['Boston', 42.36, -71.05, 12, 1239, 1514],
  ['Sydney', -33.8688, 151.2093, 8, 235, 153],
  ['the whole world', 0, 0, 0, 0, 0],
])('%s lies in the tile that servers number so', (_, latitude, longitude, z, x, y) => {
  const middle = tilesOf(around(latitude, longitude, z), size).find(
    ({ left, top, size: wide }) => left <= 400 && 400 < left + wide && top <= 320 && 320 < top + wide,
  );
  expect(middle).toMatchObject({ z, x, y });
  expect(middle?.size).toBeCloseTo(256, 6);
});

test('the world goes on beyond the date line, and ends at its edges', () => {
  const tiles = tilesOf(around(80, 179.99, 3), size);
  expect(new Set(tiles.map(({ x }) => x))).toEqual(new Set([6, 7, 0, 1]));
  expect(Math.min(...tiles.map(({ y }) => y))).toBe(0);
});

test('tiles cover the picture without a gap, few of them, and nearly as large as they were drawn', () => {
  const grounds = fc.record({
    latitude: fc.double({ min: -70, max: 70, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    zoom: fc.double({ min: 2 ** 11, max: 2 ** 24, noNaN: true }),
  });
  fc.assert(
    fc.property(grounds, ({ latitude, longitude, zoom }) => {
      const { x, y } = toWorld({ latitude, longitude });
      const corner = { x: x - size.width / 2 / zoom, y: y - size.height / 2 / zoom };
      const tiles = tilesOf({ corner, zoom }, size);
      expect(tiles.length).toBeLessThanOrEqual(30);
      const wide = tiles[0]?.size ?? 0;
      expect(wide).toBeGreaterThan(181);
      expect(wide).toBeLessThan(363);
      const columns = [...new Set(tiles.map(({ left }) => left))];
      const rows = [...new Set(tiles.map(({ top }) => top))];
      expect(tiles).toHaveLength(columns.length * rows.length);
      expect(columns[0]).toBeLessThanOrEqual(0);
      expect((columns.at(-1) ?? 0) + wide).toBeGreaterThanOrEqual(size.width - 1e-6);
      const isBeyond = (top: number) => corner.y + top / zoom <= 0 || corner.y + top / zoom >= 1 - 1e-9;
      expect((rows[0] ?? 1) <= 0 || isBeyond(rows[0] ?? 0)).toBe(true);
      const end = (rows.at(-1) ?? 0) + wide;
      expect(end >= size.height - 1e-6 || isBeyond(end)).toBe(true);
    }),
  );
});

test('an address is made of the template', () => {
  const address = tileAddress('https://tiles.example/{z}/{x}/{y}.png?key=a{b}', { z: 3, x: 4, y: 5 });
  expect(address).toBe('https://tiles.example/3/4/5.png?key=a{b}');
});
