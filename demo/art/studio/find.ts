import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const art = join(import.meta.dirname, '..');
export const shelves = ['shoes', 'garments', 'accessories'] as const;

/** File of a silhouette's model; undefined when there is none. */
export function modelFile(silhouette: string): string | undefined {
  return shelves.map((shelf) => join(art, shelf, silhouette, 'model.ts')).find((file) => existsSync(file));
}

/** Files of all scenes by name. */
export function sceneFiles(): Map<string, string> {
  const folder = join(art, 'scenes');
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'scene.ts')));
  return new Map(names.map((name) => [name, join(folder, name, 'scene.ts')]));
}
