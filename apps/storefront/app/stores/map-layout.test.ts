import { toWorld } from '@eyelet/domain/stores/web-mercator.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layOutMap, mapSize } from './map-layout.ts';

const store = (id: string, latitude: number, longitude: number) => ({
  id,
  label: id,
  position: { latitude, longitude },
});
const boston = store('Boston', 42.36, -71.05);
const seattle = store('Seattle', 47.61, -122.34);
const quincy = store('Quincy', 42.25, -71.0);

test('north is up, east is right, and all stores are within the picture', () => {
  const { markers } = layOutMap([boston, seattle], [], undefined, 'mi');
  const [east, west] = markers;
  expect(east && west && east.x > west.x && east.y > west.y).toBe(true);
  for (const { x, y } of markers) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(mapSize.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(mapSize.height);
  }
});

test('stores that would overlap share a marker, and separate when zoomed in', () => {
  const far = layOutMap([boston, seattle, quincy], [], undefined, 'km');
  expect(far.markers.map(({ stores }) => stores.map(({ id }) => id))).toEqual([['Boston', 'Quincy'], ['Seattle']]);
  const near = layOutMap([boston, seattle, quincy], ['Boston', 'Quincy'], undefined, 'km');
  expect(near.markers.map(({ stores }) => stores.map(({ id }) => id))).toEqual([['Boston'], ['Quincy']]);
});

test('a single store is shown with its surroundings and a scale in the unit of the market', () => {
  const km = layOutMap([boston], [], undefined, 'km');
  const miles = layOutMap([boston], [], undefined, 'mi');
  expect(km.markers).toHaveLength(1);
  expect(km.scale.value).toBeLessThanOrEqual(10);
  expect(km.scale.width / km.scale.value).toBeCloseTo(miles.scale.width / miles.scale.value / 1.609344, 5);
});

test('tiles are aligned with the markers', () => {
  const { ground, markers } = layOutMap([boston, quincy], [], undefined, 'km');
  for (const { x, y, stores } of markers) {
    const world = toWorld(stores[0]?.position ?? boston.position);
    expect((world.x - ground.corner.x) * ground.zoom).toBeCloseTo(x, 6);
    expect((world.y - ground.corner.y) * ground.zoom).toBeCloseTo(y, 6);
  }
});

test('the position of the search is within the picture', () => {
  const { origin, markers } = layOutMap([boston], [], { latitude: 42.9, longitude: -71.5 }, 'mi');
  expect(origin && markers[0] && origin.x < markers[0].x && origin.y < markers[0].y).toBe(true);
});

test('no label overlaps another marker or the edge', () => {
  const places = fc.array(
    fc.record({
      latitude: fc.double({ min: 36, max: 60, noNaN: true }),
      longitude: fc.double({ min: -10, max: 20, noNaN: true }),
    }),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(places, (positions) => {
      const { markers } = layOutMap(
        positions.map((position, index) => ({ id: `S${index}`, label: 'Hamburg', position })),
        [],
        undefined,
        'km',
      );
      expect(markers.flatMap(({ stores }) => stores)).toHaveLength(positions.length);
      for (const one of markers.filter(({ labelSide }) => labelSide === 'right')) {
        const covered = markers.some(
          (other) => other !== one && Math.abs(other.y - one.y) < 30 && other.x > one.x + 24 && other.x < one.x + 100,
        );
        expect(covered).toBe(false);
        expect(one.x + 100).toBeLessThan(mapSize.width);
      }
    }),
  );
});
