import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

/** Where the build of the storefront lists the scripts with code of each block's view. */
const list = resolve(import.meta.dirname, '../../storefront/build/client/.vite/block-scripts.json');

type Holders = Readonly<Record<string, readonly string[]>>;

let known: Promise<Holders> | undefined;

/** The types of the blocks whose views are in a script; none where nothing has been built, as in development. */
export async function blocksOfScript(script: string): Promise<readonly string[]> {
  known ??= readFile(list, 'utf8').then(
    (text) => (JSON.parse(text) as { holders: Holders }).holders,
    () => ({}),
  );
  return Object.entries(await known).flatMap(([type, files]) => (files.includes(`assets/${script}`) ? [type] : []));
}
