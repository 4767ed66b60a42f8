import type { OpenedItem } from '@eyelet/contracts/content/item.ts';
import { queries } from '../session/me.ts';
import { refresh } from '../session/refresh.ts';

/** The name under which the studio keeps an item that it has read. */
export const itemKey = (itemId: string) => ['content', itemId] as const;

/** Shows what has been made of an item, and reads again what names it. */
export async function itemChanged(opened: OpenedItem): Promise<void> {
  const { itemId } = opened.item;
  queries.setQueryData(itemKey(itemId), opened);
  await refresh(['list', 'content'], ['content-versions', itemId], ['timeline', 'content', itemId]);
}
