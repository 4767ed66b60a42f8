import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folders = ['apps', 'packages', 'demo'];
const skipped = /^(?:node_modules|build|\.react-router|masters)$/;

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.test(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesIn(path);
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
}

export type UsedKeys = Readonly<{ words: ReadonlySet<string>; prefixes: readonly string[] }>;

/** The complete strings in the sources, and the beginnings of templates (`error.${…}`): the keys that may be used. */
export function usedKeys(): UsedKeys {
  const source = folders.flatMap((folder) => sourcesIn(join(root, folder))).join('\n');
  const words = new Set<string>();
  for (const [, word = ''] of source.matchAll(/['"`]([a-z]\w*\.[\w./ -]+)['"`]/g)) words.add(word);
  const prefixes = [...source.matchAll(/`([a-z]\w*\.(?:[\w./ -]+\.)?)\$\{/g)].map(([, prefix = '']) => prefix);
  return { words, prefixes: [...new Set(prefixes)] };
}

export function isUsed(key: string, used: UsedKeys): boolean {
  return used.words.has(key) || used.prefixes.some((prefix) => key.startsWith(prefix));
}
