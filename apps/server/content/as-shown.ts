import type { LiveIndex, LiveItem } from './live-index.ts';

type Shown = Omit<LiveIndex, 'put'>;

/** What is published, with the versions that some items had at another time; nothing besides is shown by reference, and nothing is placed. */
export function asShown(index: Shown, items: readonly LiveItem[]): Shown {
  const byId = new Map(items.map((item) => [item.id, item]));
  return { ...index, findById: (id) => byId.get(id), placed: () => [] };
}
