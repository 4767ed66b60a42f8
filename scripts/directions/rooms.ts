import type { ImportGraph } from './import-graph.ts';

/**
 * A part of the house whose folders are rooms, with its layers from top to bottom. A room imports rooms of its own layer
 * and of those below. `'*'` stands for every room that no other layer names.
 */
export interface Part {
  folder: string;
  layers: string[][];
  /** Rooms that still stand in a circle or below what they import. It only ever gets shorter. */
  knownRooms: string[];
  /** Files, below the folder, that still stand in a circle. It only ever gets shorter. */
  knownFiles: string[];
}

/** The room of a file: the first folder below its part; a file that lies in the part itself is a room of its own. */
export function roomOf(part: Part, file: string): string | undefined {
  if (!file.startsWith(`${part.folder}/`)) return undefined;
  return file.slice(part.folder.length + 1).split('/')[0];
}

/** An arrow from one room to another, and the imports it is made of. */
export interface Arrow {
  from: string;
  to: string;
  imports: string[];
}

/** The arrows between the rooms of a part. */
export function arrowsOf(part: Part, graph: ImportGraph): Arrow[] {
  const arrows = new Map<string, Arrow>();
  for (const [file, targets] of graph) {
    const from = roomOf(part, file);
    if (from === undefined) continue;
    for (const target of targets) {
      const to = roomOf(part, target);
      if (to === undefined || to === from) continue;
      const arrow = arrows.get(`${from} ${to}`) ?? { from, to, imports: [] };
      arrow.imports.push(`${file} → ${target}`);
      arrows.set(`${from} ${to}`, arrow);
    }
  }
  return [...arrows.values()];
}

/** Arrows as a graph of rooms. */
export function roomGraph(arrows: Arrow[]): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of arrows) graph.set(from, (graph.get(from) ?? new Set()).add(to));
  return graph;
}

/** The layer of a room, counted from the top; undefined when no layer takes it. */
export function layerOf(part: Part, room: string): number | undefined {
  const named = part.layers.findIndex((rooms) => rooms.includes(room));
  if (named !== -1) return named;
  const open = part.layers.findIndex((rooms) => rooms.includes('*'));
  return open === -1 ? undefined : open;
}
