import { type ContentFinding, checkContent } from '@eyelet/contracts/content/check.ts';
import type { OpenedItem } from '@eyelet/contracts/content/item.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../session/api.ts';
import { emptyBlocksQuery } from './empty-blocks-query.ts';

/** The findings of the newest version of an item; `settled` is awaited before it is checked. */
export function useChecklist(opened: OpenedItem, settled?: (() => Promise<OpenedItem>) | undefined) {
  const { itemId, latest } = opened.item;
  return useQuery({
    queryKey: ['content-checklist', itemId, latest],
    queryFn: async () => {
      await settled?.();
      return call(checkContent, { params: { itemId }, query: {} });
    },
    placeholderData: (before) => before,
    // What it refers to changes too: pages and products appear and disappear.
    refetchOnMount: 'always',
  });
}

const none: readonly ContentFinding[] = [];

/** Blocks of which shoppers see nothing now, with why; none while that is not known. */
export function useEmptyBlocks(opened: OpenedItem): readonly ContentFinding[] {
  const { itemId, latest } = opened.item;
  const [first] = useState(latest);
  const { data } = useQuery(emptyBlocksQuery({ itemId, latest, isFirst: latest === first }));
  return data?.findings ?? none;
}
