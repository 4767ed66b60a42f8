import { checkContent } from '@eyelet/contracts/content/check.ts';
import type { OutputOf } from '@eyelet/contracts/kernel/operation.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../session/api.ts';

/** How long an editor has not stored anything before it asks again. */
export const restMs = 3000;

type Asked = Readonly<{ itemId: string; latest: number; isFirst: boolean }>;

type Ask = (itemId: string, signal: AbortSignal) => Promise<OutputOf<typeof checkContent>>;

const askServer: Ask = (itemId, signal) => call(checkContent, { params: { itemId }, query: { only: 'empty' }, signal });

/** Asks which blocks of an item show nothing; what is stored meanwhile takes the place of this, and ends it. */
export function emptyBlocksQuery({ itemId, latest, isFirst }: Asked, ask: Ask = askServer) {
  return queryOptions({
    queryKey: ['content-empty-blocks', itemId, latest],
    queryFn: async ({ signal }) => {
      if (!isFirst) await pause(restMs, signal);
      return ask(itemId, signal);
    },
    placeholderData: (before) => before,
    refetchOnMount: 'always',
  });
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
