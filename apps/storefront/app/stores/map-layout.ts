import type { Position } from '@eyelet/contracts/stores/place.ts';
import { kilometresOfMile } from '@eyelet/domain/markets/distance-unit.ts';
import type { Ground } from '@eyelet/domain/stores/map-tiles.ts';
import { toPosition, toWorld } from '@eyelet/domain/stores/web-mercator.ts';

export type MapStore = Readonly<{ id: string; label: string; position: Position }>;

/** Width and height of the drawing, in its own units. */
export const mapSize = { width: 800, height: 640 } as const;

export type Marker = Readonly<{
  x: number;
  y: number;
  stores: readonly MapStore[];
  labelSide: 'left' | 'right' | 'none';
}>;

export type GridLine = Readonly<{
  at: number;
  degrees: number;
  /** Whether it is far enough from the edges for its name. */
  isNamed: boolean;
}>;

export type MapLayout = Readonly<{
  markers: readonly Marker[];
  /** The position of the search, if it is within the picture. */
  origin: Readonly<{ x: number; y: number }> | undefined;
  meridians: readonly GridLine[];
  parallels: readonly GridLine[];
  scale: Readonly<{ width: number; value: number }>;
  ground: Ground;
}>;

type Point = Readonly<{ x: number; y: number }>;

/** Room around the outermost markers. */
const margin = 90;
/** Closer markers are drawn as one. */
const clusterDistance = 52;
/**
 * Least kilometres that a map shows, so that a single store has surroundings: streets on tiles; a recognizable coast on the
 * drawn map, whose lines are too coarse for a closer view.
 */
export const leastKm = { tiled: 30, drawn: 240 } as const;
/** Room at an edge for the name of a grid line. */
const nameRoom = 70;
const kmAround = 40_075;
const gridSteps = [0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 30] as const;

/**
 * Lays out a map of stores. `shown` has the ids to fit into the picture; all when empty. Web Mercator projection, like
 * map tiles. Pure, so that server and browser draw the same.
 */
export function layOutMap(
  stores: readonly MapStore[],
  shown: readonly string[],
  origin: Position | undefined,
  unit: 'km' | 'mi',
  least: number = leastKm.tiled,
): MapLayout {
  const framed = stores.filter((store) => shown.length === 0 || shown.includes(store.id));
  const inFrame = [...framed.map((store) => store.position), ...(origin && shown.length === 0 ? [origin] : [])];
  const view = viewOf(inFrame.map(toWorld), least);
  const place = (position: Position) => view.toPicture(toWorld(position));
  const visible = stores.map((store) => ({ store, ...place(store.position) })).filter(isInside);
  const from = origin && place(origin);
  const middle = toPosition(view.centre);
  const unitsPerKm = view.zoom / (kmAround * Math.cos((middle.latitude * Math.PI) / 180));
  const edges = [
    toPosition(view.toWorld({ x: 0, y: mapSize.height })),
    toPosition(view.toWorld({ x: mapSize.width, y: 0 })),
  ];
  return {
    markers: withLabels(cluster(visible)),
    origin: from && isInside(from) ? from : undefined,
    meridians: gridOf(edges[0]?.longitude, edges[1]?.longitude, mapSize.width).map((longitude) =>
      lineAt(place({ latitude: middle.latitude, longitude }).x, mapSize.width, longitude),
    ),
    parallels: gridOf(edges[0]?.latitude, edges[1]?.latitude, mapSize.height).map((latitude) =>
      lineAt(place({ latitude, longitude: middle.longitude }).y, mapSize.height, latitude),
    ),
    scale: scaleOf(unitsPerKm * (unit === 'mi' ? kilometresOfMile : 1)),
    ground: { corner: view.toWorld({ x: 0, y: 0 }), zoom: view.zoom },
  };
}

function viewOf(points: readonly Point[], leastKilometres: number) {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const box =
    points.length === 0 ? [0, 1, 0.2, 0.8] : [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [left = 0, right = 1, top = 0, bottom = 1] = box;
  const centre = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const least = leastKilometres / (kmAround * Math.cos((toPosition(centre).latitude * Math.PI) / 180));
  const zoom = Math.min(
    (mapSize.width - 2 * margin) / Math.max(right - left, least),
    (mapSize.height - 2 * margin) / Math.max(bottom - top, least),
  );
  return {
    centre,
    zoom,
    toPicture: ({ x, y }: Point) => ({
      x: mapSize.width / 2 + (x - centre.x) * zoom,
      y: mapSize.height / 2 + (y - centre.y) * zoom,
    }),
    toWorld: ({ x, y }: Point) => ({
      x: centre.x + (x - mapSize.width / 2) / zoom,
      y: centre.y + (y - mapSize.height / 2) / zoom,
    }),
  };
}

function isInside({ x, y }: Point): boolean {
  return x >= 0 && x <= mapSize.width && y >= 0 && y <= mapSize.height;
}

function cluster(points: readonly (Point & Readonly<{ store: MapStore }>)[]): (Point & { stores: MapStore[] })[] {
  const clusters: (Point & { stores: MapStore[] })[] = [];
  for (const { x, y, store } of points) {
    const near = clusters.find((one) => Math.hypot(one.x - x, one.y - y) < clusterDistance);
    if (near) near.stores.push(store);
    else clusters.push({ x, y, stores: [store] });
  }
  return clusters;
}

/** Names are beside their markers where there is room, preferably on the right. */
function withLabels(clusters: readonly (Point & { stores: MapStore[] })[]): Marker[] {
  const taken: { left: number; right: number; y: number }[] = clusters.map(({ x, y }) => ({
    left: x - 24,
    right: x + 24,
    y,
  }));
  const isFree = (left: number, right: number, y: number, own: number) =>
    left > 0 &&
    right < mapSize.width &&
    taken.every((one, index) => index === own || Math.abs(one.y - y) > 36 || one.right < left || one.left > right);
  return clusters.map(({ x, y, stores }, index) => {
    const [only] = stores;
    if (!only || stores.length > 1) return { x, y, stores, labelSide: 'none' };
    const width = only.label.length * 14 + 12;
    const sides = [
      { side: 'right' as const, left: x + 20, right: x + 20 + width },
      { side: 'left' as const, left: x - 20 - width, right: x - 20 },
    ];
    const free = sides.find(({ left, right }) => isFree(left, right, y, index));
    if (free) taken.push({ ...free, y });
    return { x, y, stores, labelSide: free?.side ?? 'none' };
  });
}

function gridOf(from = 0, to = 0, room = 0): number[] {
  const step = gridSteps.find((one) => (room * one) / (to - from) >= 130) ?? 60;
  const lines: number[] = [];
  for (let line = Math.ceil(from / step) * step; line < to; line += step) lines.push(Math.round(line * 100) / 100);
  return lines;
}

/** A line of the grid; near an edge its name would be cut off or overlap another. */
function lineAt(at: number, room: number, degrees: number): GridLine {
  return { at, degrees, isNamed: at >= nameRoom && at <= room - nameRoom };
}

/** The longest round distance that a quarter of the picture has room for. */
function scaleOf(unitsPerStep: number): MapLayout['scale'] {
  const most = mapSize.width / 4 / unitsPerStep;
  const power = 10 ** Math.floor(Math.log10(most));
  const value = ([5, 2, 1].find((one) => one * power <= most) ?? 1) * power;
  return { width: value * unitsPerStep, value };
}
