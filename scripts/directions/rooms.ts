import type { ImportGraph } from './import-graph.ts';

/**
 * A part of the project whose folders are rooms, with its layers from top to bottom. A room imports rooms of its own
 * layer and of those below. `'*'` stands for every room that no other layer names.
 */
export interface Part {
  folder: string;
  layers: string[][];
  /** Known exceptions: rooms in a circle or below what they import. The list only gets shorter. */
  knownRooms: string[];
  /** Known exceptions: files, below the folder, in a circle. The list only gets shorter. */
  knownFiles: string[];
}

/** The room of a file: the first folder below its part; a file directly in the part is a room of its own. */
export function roomOf(part: Part, file: string): string | undefined {
  if (!file.startsWith(`${part.folder}/`)) return undefined;
  return file.slice(part.folder.length + 1).split('/')[0];
}

/** A dependency of one room on another, with the imports that cause it. */
export interface Arrow {
  from: string;
  to: string;
  imports: string[];
}

/** The dependencies between the rooms of a part. */
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

/** Dependencies as a graph of rooms. */
export function roomGraph(arrows: Arrow[]): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of arrows) graph.set(from, (graph.get(from) ?? new Set()).add(to));
  return graph;
}

/** The layer of a room, counted from the top; undefined when it is in none. */
export function layerOf(part: Part, room: string): number | undefined {
  const named = part.layers.findIndex((rooms) => rooms.includes(room));
  if (named !== -1) return named;
  const open = part.layers.findIndex((rooms) => rooms.includes('*'));
  return open === -1 ? undefined : open;
}
