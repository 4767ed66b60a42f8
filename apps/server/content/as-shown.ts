import type { LiveIndex, LiveItem } from './live-index.ts';

type Shown = Omit<LiveIndex, 'put'>;

/**
 * The published content with the versions that some items had at another time. No other item can be read by reference,
 * and none is placed at routes.
 */
export function asShown(index: Shown, items: readonly LiveItem[]): Shown {
  const byId = new Map(items.map((item) => [item.id, item]));
  return { ...index, findById: (id) => byId.get(id), placed: () => [] };
}
