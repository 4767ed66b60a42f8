import { queries } from './me.ts';

/** Reads anew what is kept under some keys, and under keys that begin with one of them. */
export async function refresh(...keys: readonly (readonly unknown[])[]): Promise<void> {
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
