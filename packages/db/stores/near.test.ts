import { createTestDatabase, type TestDatabase } from '@eyelet/testing/test-database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../database.ts';
import { type CollectionPointRecord, collectionPointsNear, writeCollectionPoints } from './collection-point.ts';

let own: TestDatabase;
let database: Database;

/** A grid of points over the whole sphere, denser towards the poles. */
const net: readonly CollectionPointRecord[] = [-90, -89.5, -75, -52, -20, 0, 15, 44, 61, 80, 89.5, 90].flatMap(
  (latitude) =>
    Array.from({ length: 24 }, (_, index) => ({
      id: `${latitude} ${index * 15 - 180}`,
      carrier: '',
      name: '',
      country: 'XX',
      latitude,
      longitude: index * 15 - 180,
      details: {},
    })),
);

beforeAll(async () => {
  own = await createTestDatabase();
  database = openDatabase(own.url, 2);
  await writeCollectionPoints(database, net);
});
afterAll(async () => {
  await database.close();
  await own.drop();
});

type Spot = Readonly<{ latitude: number; longitude: number }>;

/** Kilometres by the angle between the two directions from the centre of the earth. */
function between(one: Spot, other: Spot): number {
  const direction = ({ latitude, longitude }: Spot) => {
    const [up, round] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
    return [Math.cos(up) * Math.cos(round), Math.cos(up) * Math.sin(round), Math.sin(up)] as const;
  };
  const [a, b] = [direction(one), direction(other)];
  return 6371 * Math.acos(Math.min(1, Math.max(-1, a[0] * b[0] + a[1] * b[1] + a[2] * b[2])));
}

test.each([
  [44.2, 3, 300],
  [44.2, 3, 2000],
  [0, 179, 1500],
  [61, -179.5, 2500],
  [88, 100, 500],
  [90, 0, 1200],
  [-89.9, -30, 6000],
  [15, 15, 20_100],
])(
  'around %d %d within %i kilometres are exactly the points that are as near',
  async (latitude, longitude, kilometres) => {
    const middle = { latitude, longitude };
    const expected = net.filter((point) => between(point, middle) <= kilometres).map(({ id }) => id);
    const { points, total } = await collectionPointsNear(database, { ...middle, kilometres }, 'XX', {
      start: 0,
      count: 1000,
    });
    expect(points.map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
    expect(total).toBe(expected.length);
    for (const point of points) expect(Math.abs(point.kilometres - between(point, middle))).toBeLessThan(0.5);
    expect(points.map((point) => point.kilometres)).toEqual(
      points.map((point) => point.kilometres).toSorted((one, other) => one - other),
    );
  },
);
