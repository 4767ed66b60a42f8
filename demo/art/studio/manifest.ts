import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Which recipe each master was made from: name to hash. */
export type Manifest = Record<string, string>;

export function readManifest(file: string): Manifest {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
}

/** Adds entries to what is on disk now, so that two batches at once do not undo each other. */
export function addToManifest(file: string, entries: Manifest): void {
  const all = { ...readManifest(file), ...entries };
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(`${file}.new`, `${JSON.stringify(sorted, null, 1)}\n`);
  renameSync(`${file}.new`, file);
}
