import type { RequestOf } from '@eyelet/contracts/kernel/operation.ts';
import { listMedia } from '@eyelet/contracts/media/list.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../session/api.ts';

export type MediaQuery = NonNullable<RequestOf<typeof listMedia>['query']>;

const pageLength = 60;

/** Media of the library page by page, those last changed first. */
export function useMedia(query: MediaQuery) {
  const answer = useInfiniteQuery({
    queryKey: ['media', 'list', query],
    queryFn: ({ pageParam }) => call(listMedia, { query: { ...query, limit: pageLength, after: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: (before) => before,
  });
  const pages = answer.data?.pages ?? [];
  return { ...answer, media: pages.flatMap(({ rows }) => rows), total: pages[0]?.total };
}
