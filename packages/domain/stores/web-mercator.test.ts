import { expect, test } from 'vitest';
import { toPosition, toWorld } from './web-mercator.ts';

test.each([
  ['where equator and prime meridian meet', 0, 0, 0.5, 0.5],
  ['the north-west corner', 85.0511287798066, -180, 0, 0],
  ['the south-east corner', -85.0511287798066, 180, 1, 1],
  ['the pole, which lies beyond the edge', 90, 0, 0.5, 0],
  ['London', 51.5085, -0.1257, 0.499651, 0.332516],
])('%s lies where maps of the web have it', (_, latitude, longitude, x, y) => {
  const point = toWorld({ latitude, longitude });
  expect(point.x).toBeCloseTo(x, 5);
  expect(point.y).toBeCloseTo(y, 5);
});

test('a position comes back from its point', () => {
  for (const position of [
    { latitude: 42.36, longitude: -71.05 },
    { latitude: -54.8, longitude: 179.9 },
  ]) {
    const back = toPosition(toWorld(position));
    expect(back.latitude).toBeCloseTo(position.latitude, 9);
    expect(back.longitude).toBeCloseTo(position.longitude, 9);
  }
});
