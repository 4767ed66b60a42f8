/**
 * Draws the land for the maps of stores: Natural Earth at 1:50 million (package world-atlas, public domain),
 * simplified, in Web Mercator, for the coasts of the shop's markets. Run it after a change of that package: npm run
 * draw:land
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { toWorld, type WorldPoint } from '@eyelet/domain/stores/web-mercator.ts';
import { feature } from 'topojson-client';
import { filter, filterWeight, presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** Width of the world in units of the drawing: a little over half a kilometre each. */
const worldSize = 65_536;

/** North America and Europe with their surroundings. */
const corners = [toWorld({ latitude: 74, longitude: -170 }), toWorld({ latitude: 16, longitude: 48 })] as const;

type Ring = readonly WorldPoint[];

const file = createRequire(import.meta.url).resolve('world-atlas/land-50m.json');
const atlas = presimplify(
  JSON.parse(readFileSync(file, 'utf8')) as Topology<{ land: GeometryCollection }>,
) as Topology<{ land: GeometryCollection }>;
const topology = simplify(filter(atlas, filterWeight(atlas, 0.004)), 0.0012);
const { features } = feature(topology, topology.objects.land as GeometryCollection);

const rings = features.flatMap(({ geometry }) => {
  if (geometry.type === 'Polygon') return geometry.coordinates;
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
});
const path = rings
  .map((ring) => clip(ring.map(([longitude = 0, latitude = 0]) => toWorld({ latitude, longitude }))))
  .map(drawn)
  .join('');
const svg = `<svg xmlns="http://www.w3.org/2000/svg"><path id="land" vector-effect="non-scaling-stroke" d="${path}"/></svg>\n`;
writeFileSync(new URL('../apps/storefront/app/stores/land.svg', import.meta.url), svg);
console.log(`${rings.length} rings, ${Math.round(svg.length / 1024)} kB`);

/** The part of a ring within the corners, edge by edge. */
function clip(ring: Ring): Ring {
  const [first, last] = corners;
  const edges = [
    { inside: (p: WorldPoint) => p.x >= first.x, at: 'x', value: first.x },
    { inside: (p: WorldPoint) => p.x <= last.x, at: 'x', value: last.x },
    { inside: (p: WorldPoint) => p.y >= first.y, at: 'y', value: first.y },
    { inside: (p: WorldPoint) => p.y <= last.y, at: 'y', value: last.y },
  ] as const;
  return edges.reduce<Ring>(
    (points, { inside, at, value }) =>
      points.flatMap((point, index) => {
        const before = points.at(index - 1) ?? point;
        const share = (value - before[at]) / (point[at] - before[at] || 1);
        const crossing = {
          x: before.x + (point.x - before.x) * share,
          y: before.y + (point.y - before.y) * share,
        };
        const crosses = inside(before) !== inside(point) ? [crossing] : [];
        return inside(point) ? [...crosses, point] : crosses;
      }),
    ring,
  );
}

/** A ring as relative steps from point to point; empty if it has shrunk to a line. */
function drawn(ring: Ring): string {
  const points = ring
    .map(({ x, y }) => ({ x: Math.round(x * worldSize), y: Math.round(y * worldSize) }))
    .filter(({ x, y }, index, all) => index === 0 || x !== all[index - 1]?.x || y !== all[index - 1]?.y);
  const [start, ...others] = points;
  if (!start || others.length < 3) return '';
  const steps = others.map(({ x, y }, index) => {
    const before = points[index] ?? start;
    return `${x - before.x} ${y - before.y}`;
  });
  return `M${start.x} ${start.y}l${steps.join(' ').replaceAll(' -', '-')}z`;
}
