import { type ContentFinding, checkContent } from '@eyelet/contracts/content/check.ts';
import type { OpenedItem } from '@eyelet/contracts/content/item.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../session/api.ts';

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

/** How long an editor has not stored anything before it asks again. */
const rest = 3000;

/** Blocks of which shoppers see nothing now, with why; none while that is not known. */
export function useEmptyBlocks(opened: OpenedItem): readonly ContentFinding[] {
  const { itemId, latest } = opened.item;
  const [first] = useState(latest);
  const { data } = useQuery({
    queryKey: ['content-empty-blocks', itemId, latest],
    // What is stored again meanwhile takes the place of this, and ends it.
    queryFn: async ({ signal }) => {
      if (latest !== first) await pause(rest, signal);
      return call(checkContent, { params: { itemId }, query: { only: 'empty' }, signal });
    },
    placeholderData: (before) => before,
    refetchOnMount: 'always',
  });
  return data?.findings ?? none;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
