import { setImmediate } from 'node:timers/promises';

/** Does something with each item, and lets everything else that waits take its turn after every few of them. */
export async function inTurns<Item>(items: readonly Item[], few: number, act: (item: Item) => void): Promise<void> {
  for (let at = 0; at < items.length; at += few) {
    if (at > 0) await setImmediate();
    for (const item of items.slice(at, at + few)) act(item);
  }
}
