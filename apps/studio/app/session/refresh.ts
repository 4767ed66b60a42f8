import { queries } from './me.ts';

/** Marks answers as outdated by the beginnings of their keys; those in use are read again. */
export async function refresh(...keys: readonly (readonly unknown[])[]): Promise<void> {
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
